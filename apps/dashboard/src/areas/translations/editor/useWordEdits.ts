import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { rebaseEdits, type WordEdits, withoutSaved, withTexts } from '@vitrine/domain/translations/word-edits';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useDeviceDraft } from '../../../ui/forms/device-drafts.ts';
import { readWordDraft, wordDraftName } from './word-draft.ts';

/** The edits that rows make. The functions never change, so that rows need not render again. */
export interface WordActions {
  /** Texts of several words are one step to undo. With `confirms`, a text that stays is right for today's source. */
  set: (texts: readonly (readonly [word: TranslatedWord, text: string])[], confirms?: boolean) => void;
}

interface State {
  edits: WordEdits;
  past: readonly WordEdits[];
  future: readonly WordEdits[];
}

type Action =
  | { do: 'change'; change: (edits: WordEdits) => WordEdits; undoable: boolean }
  | { do: 'undo' }
  | { do: 'redo' };

const MAXIMUM_STEPS = 100;

const isSame = (one: WordEdits, other: WordEdits): boolean =>
  one.size === other.size &&
  [...one].every(([place, edit]) => JSON.stringify(other.get(place)) === JSON.stringify(edit));

function reduce(state: State, action: Action): State {
  const { edits, past, future } = state;
  if (action.do === 'change') {
    const next = action.change(edits);
    // A cell commits its text again when Enter moves the focus: that is no other step to undo.
    if (action.undoable && isSame(edits, next)) return state;
    if (!action.undoable) return { edits: next, past: [], future: [] };
    return { edits: next, past: [...past, edits].slice(-MAXIMUM_STEPS), future: [] };
  }
  const [from, to] = action.do === 'undo' ? [past, future] : [future, past];
  const step = from.at(-1);
  if (step === undefined) return state;
  const [rest, other] = [from.slice(0, -1), [...to, edits]];
  return action.do === 'undo' ? { edits: step, past: rest, future: other } : { edits: step, past: other, future: rest };
}

/**
 * Unsaved translations, stored on this device until they are saved or discarded: an earlier visit's are there again,
 * marked where somebody else changed the same word since.
 */
export function useWordEdits(words: readonly TranslatedWord[], key: string) {
  const [draft] = useState(() => readWordDraft(key));
  const [{ edits }, dispatch] = useReducer(reduce, null, () => ({
    edits: rebaseEdits(draft.edits, words),
    past: [],
    future: [],
  }));
  const { save, take } = useDeviceDraft(wordDraftName(key));
  useEffect(() => take(draft.stored), [take, draft]);
  useEffect(() => save(edits.size === 0 ? null : Object.fromEntries(edits)), [save, edits]);
  const functions = useMemo(() => {
    const change = (next: (edits: WordEdits) => WordEdits, undoable: boolean): void =>
      dispatch({ do: 'change', change: next, undoable });
    const actions: WordActions = { set: (texts, confirms) => change((now) => withTexts(now, texts, confirms), true) };
    return {
      actions,
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
      clear: () => {
        // At once, because the screen may unmount before an effect runs.
        save(null);
        change(() => new Map(), true);
      },
      /** Steps to undo are based on the former texts. */
      takeSaved: (sent: WordEdits) => change((now) => withoutSaved(now, sent), false),
      rebase: (fresh: readonly TranslatedWord[]) => change((now) => rebaseEdits(now, fresh), false),
    };
  }, [save]);
  return { edits, ...functions };
}

export type WordEditing = ReturnType<typeof useWordEdits>;
