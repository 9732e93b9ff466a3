import { AS_BLEND_NAME } from '../design/floors/keys.ts';
import { modelOf } from '../design/model-of.ts';
import type { FloorDraft, RobeDraft } from './draft.ts';
import type { Part, PartList } from './part-lists.ts';

/** What of a design a list is chosen for; lists without an entry have no choice of their own. */
const CHOICE: Partial<Record<PartList, string>> = {
  blends: 'blend',
  finishes: 'finish',
  doors: 'door.all',
  frames: 'frame',
  internals: 'internal.all',
  materials: 'door.all.panel.all',
  trims: 'trim',
};

/**
 * A design with a part in it, as text: a wardrobe gets it everywhere. The same text for a part that no design shows by
 * itself, or that visitors cannot choose.
 * @param design the text of the design that is shown
 */
export const designWithPart = (
  { type, file }: FloorDraft | RobeDraft,
  list: PartList,
  id: Part['id'],
  design: string,
): string => {
  const choice = CHOICE[list];
  if (choice === undefined) return design;
  const model = modelOf(type, file);
  const shown = model.restore(design).design;
  const next = model.choose(shown, choice, String(id));
  return next === shown ? design : model.write(next);
};

/** The draft whose visitors see another design first; `design` is its text. */
export const withFirstDesign = <D extends FloorDraft | RobeDraft>(draft: D, design: string): D => ({
  ...draft,
  file: { ...draft.file, options: { ...draft.file.options, configString: design } },
});

/** The names of what visitors see first. */
export const firstDesignNames = ({ type, file }: FloorDraft | RobeDraft): string[] => {
  const model = modelOf(type, file);
  const names = model.items(model.start()).map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== '' && name !== AS_BLEND_NAME);
};
