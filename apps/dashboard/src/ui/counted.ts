/** '1 edit', '5 edits': exact counts with the plural of the word. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const numbers = new Intl.NumberFormat('en-GB');

/** '12,345'. */
export const formatNumber = (value: number): string => numbers.format(value);
