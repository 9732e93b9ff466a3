import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { MouseEvent } from 'react';
import { useNotify } from '../../../layout/Notifications.tsx';
import type { OpenQuote } from './open-quote.ts';

/** For what shows or uses the quote as it is stored: while changes are unsaved, it says so instead. */
export const useCheckSaved = ({ edits, readOnly }: OpenQuote) => {
  const notify = useNotify();
  const isSaved = (): boolean => {
    const isUnsaved = edits.pending && !readOnly;
    if (isUnsaved) notify({ kind: 'error', title: messages.notDone, message: messages.saveFirst });
    return !isUnsaved;
  };
  return {
    /** Acts once nothing is unsaved. */
    whenSaved: (act: () => void) => (): void => {
      if (isSaved()) act();
    },
    /** For a link. */
    followWhenSaved: (event: MouseEvent): void => {
      if (!isSaved()) event.preventDefault();
    },
  };
};
