/** What browsers report as the code of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method in which a text is being composed: its Enter takes over a Japanese or Chinese
 * word, its arrows choose one, its Escape gives it up. By the code of the key, because in Safari `isComposing` is false
 * again by then.
 */
export const isComposing = ({ keyCode }: { readonly keyCode: number }): boolean => keyCode === TAKEN;
