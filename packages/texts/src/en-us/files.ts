/** The files of this language's messages. */
export const files = import.meta.glob(['./*/*.ts', '!./viewer/*'], { import: 'texts' });
