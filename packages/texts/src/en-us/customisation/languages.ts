import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof emailLanguageMessages> = {
  common: 'Sender, inquiry subject, social links and what is switched on are common to all languages.',
};
