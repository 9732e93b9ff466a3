/** The files of this language's texts. */
export const files = import.meta.glob('./*/*.ts', { import: 'texts' });
