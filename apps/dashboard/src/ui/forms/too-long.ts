import { uiMessages as messages } from '@vitrine/contract/screens/messages';

/** Why a text is too long; undefined while it is not. Fields say so, and cut nothing of what was typed or pasted. */
export const tooLong = (text: string, maximum: number): string | undefined =>
  text.trim().length > maximum ? messages.tooLong(maximum) : undefined;
