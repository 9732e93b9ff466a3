import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Värden exklusive moms. En offert räknas den månad då den först skickades och som vunnen den månad då den accepterades.',
  fetching: 'Hämtar offertstatistik …',
  what: 'Offertstatistiken',
  none: 'Inga offerter har skickats under den här tiden',
  noneHelp: 'När en offert har skickats visas dess värde här per månad.',
  currency: 'Valuta',
  month: 'Månad',
  quoted: 'Offererat',
  won: 'Vunnet',
  configurators: 'Per konfigurator',
  resellers: 'Per återförsäljare',
  name: 'Namn',
  quotedCount: 'Skickade offerter',
  wonCount: 'Vunna offerter',
  quotedValue: 'Offererat värde',
  wonValue: 'Vunnet värde',
  download: 'Ladda ner offerter som CSV',
  noConfigurator: 'Utan konfigurator',
  file: 'offerter',
};
