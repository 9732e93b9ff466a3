import type { Replacement } from '@vitrine/domain/design/config-string';
import type { Design } from '@vitrine/domain/design/design';
import type { Measures } from '@vitrine/domain/prices/formula';

/** What the visitor has done so far. */
export interface SessionState {
  design: Design;
  /** Measures of the visitor's own room, by their id; empty until one is entered. */
  measures: Measures;
  /** The design before the last reset, while the reset can be undone. */
  beforeReset: Design | null;
  /** Choices of a saved design that this version no longer offers. */
  replaced: readonly Replacement[];
  /** True while the image of the last choice loads slowly. */
  waiting: boolean;
  /** An image did not load: of the named item, or (name null) of the whole design. */
  imageFailed: { name: string | null } | null;
  /** The visitor has moved the image. */
  hasMoved: boolean;
}

export type SessionAction =
  | { type: 'chosen'; design: Design }
  | { type: 'reset'; design: Design }
  | { type: 'undone' }
  | { type: 'restored'; design: Design; replaced: readonly Replacement[] }
  | { type: 'measured'; measures: Measures }
  | { type: 'waiting'; waiting: boolean }
  | { type: 'image-failed'; name: string | null; design: Design }
  | { type: 'dismissed' }
  | { type: 'touched' };

export const startSession = (design: Design, replaced: readonly Replacement[]): SessionState => ({
  design,
  measures: {},
  beforeReset: null,
  replaced,
  waiting: false,
  imageFailed: null,
  hasMoved: false,
});

/** Returns the state after an action. Notices disappear with the next choice; a reset can be undone until then. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const calm = { ...state, beforeReset: null, replaced: [], waiting: false, imageFailed: null };
  switch (action.type) {
    case 'chosen':
      return { ...calm, design: action.design };
    case 'reset':
      return { ...calm, design: action.design, beforeReset: state.design };
    case 'undone':
      return state.beforeReset ? { ...calm, design: state.beforeReset } : state;
    case 'restored':
      return { ...calm, design: action.design, replaced: action.replaced };
    case 'measured':
      return { ...state, measures: action.measures };
    case 'waiting':
      return state.waiting === action.waiting ? state : { ...state, waiting: action.waiting };
    case 'image-failed':
      return { ...calm, design: action.design, imageFailed: { name: action.name } };
    case 'dismissed':
      return { ...state, beforeReset: null, replaced: [], imageFailed: null };
    case 'touched':
      return state.hasMoved ? state : { ...state, hasMoved: true };
  }
}

export interface Store {
  get(): SessionState;
  send(action: SessionAction): void;
  /** Calls back after every change. Returns what stops it. */
  subscribe(changed: () => void): () => void;
}

export function createStore(first: SessionState): Store {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send: (action) => {
      const next = reduceSession(state, action);
      if (next === state) return;
      state = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
