import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Valori senza IVA. Un preventivo conta nel mese del primo invio ed è vinto nel mese dell’accettazione.',
  fetching: 'Caricamento dei dati dei preventivi…',
  what: 'I dati dei preventivi',
  none: 'Nessun preventivo inviato in questo periodo',
  noneHelp: 'Quando un preventivo viene inviato, il suo valore compare qui per mese.',
  currency: 'Valuta',
  month: 'Mese',
  quoted: 'Preventivato',
  won: 'Vinto',
  configurators: 'Per configuratore',
  resellers: 'Per rivenditore',
  name: 'Nome',
  quotedCount: 'Preventivi inviati',
  wonCount: 'Preventivi vinti',
  quotedValue: 'Valore preventivato',
  wonValue: 'Valore vinto',
  download: 'Scarica i preventivi in CSV',
  noConfigurator: 'Senza configuratore',
  file: 'preventivi',
};
