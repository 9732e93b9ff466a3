import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isSame, mergeContent } from '@vitrine/domain/quotes/merge-content';

/** A state to go back to. What Cancel has discarded has its texts that cannot be read too. */
interface Step {
  content: QuoteContent;
  rejected?: ReadonlyMap<string, string>;
}

export interface QuoteEditsState {
  /** The saved content that the changes are based on. */
  base: QuoteContent;
  content: QuoteContent;
  past: readonly Step[];
  future: readonly Step[];
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
  /** Discards all changes: one step to undo. */
  | { do: 'clear' }
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

const withStep = (steps: readonly Step[], step: Step): readonly Step[] => [...steps, step].slice(-MAXIMUM_STEPS);

const changed = (state: QuoteEditsState, content: QuoteContent, step: string | null): QuoteEditsState => {
  if (content === state.content) return state;
  const continues = step !== null && step === state.step;
  const past = continues ? state.past : withStep(state.past, { content: state.content });
  return { ...state, content, past, future: [], step };
};

const stepped = (state: QuoteEditsState, from: 'past' | 'future', to: 'past' | 'future'): QuoteEditsState => {
  const last = state[from].at(-1);
  if (last === undefined) return state;
  const { content, rejected = [] } = last;
  return {
    ...{ ...state, content, step: null, [from]: state[from].slice(0, -1) },
    [to]: [...state[to], { content: state.content }],
    rejected: ofLines(new Map([...rejected, ...state.rejected]), content),
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
    case 'clear': {
      const { base, content, rejected, past } = state;
      return { ...startOf(base), past: withStep(past, { content, rejected }) };
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
