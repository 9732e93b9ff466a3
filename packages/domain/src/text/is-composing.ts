interface TypedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** What browsers report instead of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method in which a text is being composed: its Enter takes over a Japanese or Chinese
 * word, its arrows choose one, its Escape gives it up. In Safari only the key code says so, because the text is composed
 * by the time of the key.
 */
export const isComposing = ({ isComposing: composes, keyCode }: TypedKey): boolean => composes || keyCode === TAKEN;
