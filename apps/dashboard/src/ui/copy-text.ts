import { uiMessages } from '@vitrine/contract/screens/messages';
import { announce } from './feedback/announce.ts';

/** Puts text on the clipboard; false where the browser does not let it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    announce(uiMessages.copied);
    return true;
  } catch {
    return false;
  }
};
