import {
  type PriceChanges,
  rebaseChanges,
  type SavedPriceMap,
  withChanges,
} from '@vitrine/domain/prices/price-changes';

/** A state to go back to. What Cancel has discarded has its texts that are no amounts too. */
interface Step {
  changes: PriceChanges;
  rejected?: ReadonlyMap<string, string>;
}

export interface PriceEditsState {
  changes: PriceChanges;
  past: readonly Step[];
  future: readonly Step[];
  /** Typed texts that are no amounts, by article: they stay in their cells until they are corrected. */
  rejected: ReadonlyMap<string, string>;
}

export type PriceEditsAction =
  | { do: 'set'; prices: readonly (readonly [article: string, price: number | null])[] }
  | { do: 'reject'; article: string; text: string | null }
  /** The prices of the list are others now: saved by this user or by somebody else. */
  | { do: 'rebase'; saved: SavedPriceMap }
  | { do: 'restore'; changes: PriceChanges; rejected: ReadonlyMap<string, string> }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'redo' };

export const NO_PRICE_EDITS: PriceEditsState = { changes: new Map(), past: [], future: [], rejected: new Map() };

const MAXIMUM_STEPS = 200;

const step = (state: PriceEditsState, from: 'past' | 'future', to: 'past' | 'future'): PriceEditsState => {
  const last = state[from].at(-1);
  if (last === undefined) return state;
  const { changes, rejected = [] } = last;
  return {
    ...{ ...state, changes, [from]: state[from].slice(0, -1), [to]: [...state[to], { changes: state.changes }] },
    rejected: new Map([...rejected, ...state.rejected]),
  };
};

const withStep = (steps: readonly Step[], last: Step): readonly Step[] => [...steps, last].slice(-MAXIMUM_STEPS);

const changed = (state: PriceEditsState, changes: PriceChanges): PriceEditsState =>
  changes === state.changes
    ? state
    : { ...state, changes, past: withStep(state.past, { changes: state.changes }), future: [] };

const withoutRejected = (state: PriceEditsState, articles: readonly string[]): PriceEditsState => {
  if (!articles.some((article) => state.rejected.has(article))) return state;
  const rejected = new Map(state.rejected);
  for (const article of articles) rejected.delete(article);
  return { ...state, rejected };
};

const reject = (state: PriceEditsState, article: string, text: string | null): PriceEditsState =>
  text === null
    ? withoutRejected(state, [article])
    : { ...state, rejected: new Map(state.rejected).set(article, text) };

/** Unsaved changes of a price list, with undo and redo. `saved` are the prices that the changes are based on. */
export const createPriceEditsReducer =
  (saved: SavedPriceMap) =>
  (state: PriceEditsState, action: PriceEditsAction): PriceEditsState => {
    switch (action.do) {
      case 'set': {
        const kept = withoutRejected(
          state,
          action.prices.map(([article]) => article),
        );
        return changed(kept, withChanges(saved, kept.changes, action.prices));
      }
      case 'reject':
        return reject(state, action.article, action.text);
      case 'rebase':
        // Steps to undo are based on the former prices.
        return { ...NO_PRICE_EDITS, changes: rebaseChanges(action.saved, state.changes), rejected: state.rejected };
      case 'restore': {
        const since = [...action.changes, ...state.changes];
        const restored = changed(state, withChanges(saved, new Map(), since));
        return { ...restored, rejected: new Map([...action.rejected, ...state.rejected]) };
      }
      case 'clear': {
        const { changes, rejected, past } = state;
        return {
          ...NO_PRICE_EDITS,
          past: changes.size + rejected.size > 0 ? withStep(past, { changes, rejected }) : past,
        };
      }
      case 'undo':
        return step(state, 'past', 'future');
      default:
        return step(state, 'future', 'past');
    }
  };
