import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isSame, mergeContent } from '@vitrine/domain/quotes/merge-content';

export interface QuoteEditsState {
  /** The saved content that the changes are based on. */
  base: QuoteContent;
  content: QuoteContent;
  past: readonly QuoteContent[];
  future: readonly QuoteContent[];
  /** Names the last step: typing into one field is one step to undo. */
  step: string | null;
  /** Typed texts that cannot be read, by line and field: they stay in their cells until they are corrected. */
  rejected: ReadonlyMap<string, string>;
}

export type QuoteChange = (content: QuoteContent) => QuoteContent;

export type QuoteEditsAction =
  | { do: 'change'; change: QuoteChange; step: string | null }
  | { do: 'reject'; cell: string; text: string | null }
  /** Another content is saved now. Changes that were made since `from` stay. */
  | { do: 'rebase'; from: QuoteContent; saved: QuoteContent }
  /** Forgets all changes. */
  | { do: 'reset'; saved: QuoteContent }
  | { do: 'undo' }
  | { do: 'redo' };

const MAXIMUM_STEPS = 200;

/** The name of a cell in `rejected`. */
export const cellOf = (lineId: string, field: string): string => `${lineId} ${field}`;

export const startOf = (content: QuoteContent): QuoteEditsState => ({
  ...{ base: content, content, past: [], future: [], step: null, rejected: new Map() },
});

const ofLines = (rejected: ReadonlyMap<string, string>, { lines }: QuoteContent): ReadonlyMap<string, string> => {
  const ids = new Set(lines.map(({ id }) => id));
  return new Map([...rejected].filter(([cell]) => ids.has(cell.split(' ')[0] ?? '')));
};

const changed = (state: QuoteEditsState, content: QuoteContent, step: string | null): QuoteEditsState => {
  if (content === state.content) return state;
  const continues = step !== null && step === state.step;
  const past = continues ? state.past : [...state.past, state.content].slice(-MAXIMUM_STEPS);
  return { ...state, content, past, future: [], step };
};

const stepped = (state: QuoteEditsState, from: 'past' | 'future', to: 'past' | 'future'): QuoteEditsState => {
  const content = state[from].at(-1);
  if (content === undefined) return state;
  return {
    ...{ ...state, content, step: null, [from]: state[from].slice(0, -1), [to]: [...state[to], state.content] },
    rejected: ofLines(state.rejected, content),
  };
};

const withRejected = (state: QuoteEditsState, cell: string, text: string | null): QuoteEditsState => {
  if (text === null && !state.rejected.has(cell)) return state;
  const rejected = new Map(state.rejected);
  if (text === null) rejected.delete(cell);
  else rejected.set(cell, text);
  return { ...state, rejected };
};

/** Unsaved changes of a quote, with undo and redo. */
export const quoteEditsReducer = (state: QuoteEditsState, action: QuoteEditsAction): QuoteEditsState => {
  switch (action.do) {
    case 'change': {
      const next = changed(state, action.change(state.content), action.step);
      return next === state ? state : { ...next, rejected: ofLines(next.rejected, next.content) };
    }
    case 'reject':
      return withRejected(state, action.cell, action.text);
    case 'rebase': {
      const content = mergeContent(action.from, state.content, action.saved);
      // Steps to undo are based on the former content.
      return { ...startOf(action.saved), content, rejected: ofLines(state.rejected, content) };
    }
    case 'reset':
      return startOf(action.saved);
    case 'undo':
      return stepped(state, 'past', 'future');
    default:
      return stepped(state, 'future', 'past');
  }
};

export const isPending = ({ base, content, rejected }: QuoteEditsState): boolean =>
  rejected.size > 0 || (content !== base && !isSame(content, base));
