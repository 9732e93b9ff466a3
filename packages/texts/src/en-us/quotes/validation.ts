import type { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quoteValidation> = {
  discountInvalid: 'Discounts are from 0 to 100%.',
  rateInvalid: 'Tax rates are from 0 to 100%.',
  colourInvalid: 'Enter a color such as #1F6F5F.',
};
