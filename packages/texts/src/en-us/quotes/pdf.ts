import type { quotePdfMessages } from '@vitrine/contract/quotes/pdf-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quotePdfMessages> = {
  off: '−{rate}%',
  rate: '{rate}%',
};
