import type { Part, PartList } from './part-lists.ts';

/** What prevents that a floor or a wardrobe is created. */
export interface PartIssue {
  sentence: string;
  /** The part, or the form, in which it is put right; null where something has to be added to a list. */
  at: { list: PartList; id: Part['id'] } | { form: string } | null;
}
