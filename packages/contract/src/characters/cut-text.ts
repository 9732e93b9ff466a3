/** A text of at most so many UTF-16 units, which no database rejects: never half of a character that takes two. */
export const cutText = (text: string, maximum: number): string => text.slice(0, maximum).replace(/\p{Cs}$/u, '');
