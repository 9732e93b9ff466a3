import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Valores sin IVA. Un presupuesto cuenta en el mes en que se envió por primera vez y se gana en el mes de su aceptación.',
  fetching: 'Cargando las cifras de los presupuestos…',
  what: 'Cifras de los presupuestos',
  none: 'En este periodo no se ha enviado ningún presupuesto',
  noneHelp: 'Cuando se envía un presupuesto, su valor se muestra aquí por meses.',
  currency: 'Moneda',
  month: 'Mes',
  quoted: 'Presupuestado',
  won: 'Ganado',
  configurators: 'Por configurador',
  resellers: 'Por distribuidor',
  name: 'Nombre',
  quotedCount: 'Enviados',
  wonCount: 'Ganados',
  quotedValue: 'Valor enviado',
  wonValue: 'Valor ganado',
  download: 'Descargar presupuestos en CSV',
  noConfigurator: 'Sin configurador',
  file: 'presupuestos',
};
