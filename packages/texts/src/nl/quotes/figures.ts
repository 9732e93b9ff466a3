import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Bedragen zonder btw. Een offerte telt in de maand waarin ze voor het eerst is verzonden en is gewonnen in de maand waarin ze is geaccepteerd.',
  fetching: 'Cijfers van offertes laden…',
  what: 'De cijfers van offertes',
  none: 'In deze periode zijn geen offertes verzonden',
  noneHelp: 'Zodra een offerte is verzonden, staat het bedrag hier per maand.',
  currency: 'Valuta',
  month: 'Maand',
  quoted: 'Geoffreerd',
  won: 'Gewonnen',
  configurators: 'Per configurator',
  resellers: 'Per dealer',
  name: 'Naam',
  quotedCount: 'Offertes verzonden',
  wonCount: 'Offertes gewonnen',
  quotedValue: 'Geoffreerd bedrag',
  wonValue: 'Gewonnen bedrag',
  download: 'Offertes als CSV downloaden',
  noConfigurator: 'Zonder configurator',
  file: 'offertes',
};
