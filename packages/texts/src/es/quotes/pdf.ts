import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quotePdfMessages> = {
  title: 'Presupuesto {number}',
  draft: 'Borrador: todavía no es una oferta',
  for: 'Para',
  date: 'Fecha',
  validUntil: 'Válido hasta',
  design: 'Diseño',
  seeDesign: 'Ver el diseño',
  columns: {
    name: 'Artículo',
    quantity: 'Cantidad',
    unitPrice: 'Precio',
    discount: 'Descuento',
    tax: 'IVA',
    amount: 'Importe',
  },
  units: { piece: '', m: 'm', m2: 'm²' },
  noPrice: 'Sin precio',
  off: '−{rate} %',
  rate: '{rate} %',
  notes: 'Notas',
  terms: 'Condiciones',
  accepted: 'Aceptado por {name} el {day}.',
  page: 'Página {page} de {count}',
};
