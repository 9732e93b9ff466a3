/** An unsaved translation. */
export interface WordEdit {
  /** Empty to remove the translation. */
  text: string;
  /** The source that it is made for. */
  source: string;
  /** The saved translation that its writer saw; null for none. */
  seen: string | null;
  /** Whether somebody else changed the saved translation since then. */
  moved?: boolean;
}

export type WordEdits = ReadonlyMap<string, WordEdit>;

interface SavedWord {
  place: string;
  source: string;
  text: string | null;
  source_text: string | null;
}

/** The text of a word as its editor shows it. */
export const shownText = (word: SavedWord, edits: WordEdits): string => edits.get(word.place)?.text ?? word.text ?? '';

/**
 * The edits with other texts for some words. A text that is saved already, for today's source, is no edit.
 * @param confirms whether a text that stays the same is marked as right for today's source
 */
export function withTexts(
  edits: WordEdits,
  texts: readonly (readonly [word: SavedWord, text: string])[],
  confirms = false,
): WordEdits {
  const next = new Map(edits);
  for (const [word, text] of texts) {
    const isSaved = text === (word.text ?? '');
    const isOutdated = word.text !== null && word.source_text !== word.source;
    if (isSaved && !(confirms && isOutdated)) next.delete(word.place);
    else next.set(word.place, { text, source: word.source, seen: word.text });
  }
  return next;
}

/** The edits that are left after some of them were saved: what was typed while the save ran stays. */
export function withoutSaved(edits: WordEdits, sent: WordEdits): WordEdits {
  const next = new Map(edits);
  for (const [place, { text }] of sent) {
    const now = next.get(place);
    if (now?.text === text) next.delete(place);
    else if (now) next.set(place, { ...now, seen: text === '' ? null : text });
  }
  return next;
}

/** The edits on words that somebody else changed: those that differ from the new texts are marked and stay. */
export function rebaseEdits(edits: WordEdits, words: readonly SavedWord[]): WordEdits {
  const saved = new Map(words.map((word) => [word.place, word.text]));
  const next = new Map<string, WordEdit>();
  for (const [place, edit] of edits) {
    const now = saved.get(place) ?? null;
    if (now === edit.seen) next.set(place, edit);
    else if ((now ?? '') !== edit.text) next.set(place, { ...edit, seen: now, moved: true });
  }
  return next;
}
