import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: SomeTextsOf<typeof uploadMessages> = {
  noSpace:
    "Your organization's images use {used} of {limit}; {missing} more is needed. What is uploaded stays. Ask your administrator for more space, or to delete configurators that you no longer need: their space is free a day later.",
  tooMany: 'Too many uploads of your organization are unfinished. Stop some of them, or wait a day.',
};
