import type { quoteMessages } from '@vitrine/contract/quotes/messages';
import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<SomeTextsOf<typeof quoteMessages>, keyof typeof quoteTitles> = {
  noneHelp: 'Make one from an inquiry, from a design, or from nothing. It stays a draft until you send it.',
  colour: 'Brand color, such as #1F6F5F',
  lineKinds: { fitting: 'Installation' },
};
