import { layerKey } from '../design/design.ts';
import { AS_BLEND_NAME } from '../design/floors/keys.ts';
import { modelOf } from '../design/model-of.ts';
import type { Draft, FloorDraft, LayeredDraft, RobeDraft } from './draft.ts';
import { type ItemPosition, itemAt } from './edit-items.ts';
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

/** The text of a design with something else chosen; the same text where visitors cannot choose it. */
const designWith = ({ type, file }: Draft, choice: string, id: string, design: string): string => {
  const model = modelOf(type, file);
  const shown = model.restore(design).design;
  const next = model.choose(shown, choice, id);
  return next === shown ? design : model.write(next);
};

/**
 * A design with a part in it, as text: a wardrobe gets it everywhere. The same text for a part that no design shows by
 * itself, or that visitors cannot choose.
 * @param design the text of the design that is shown
 */
export const designWithPart = (
  draft: FloorDraft | RobeDraft,
  list: PartList,
  id: Part['id'],
  design: string,
): string => {
  const choice = CHOICE[list];
  return choice === undefined ? design : designWith(draft, choice, String(id), design);
};

/** A design with an item in its layer, as text; the same text for an item that visitors cannot choose. */
export const designWithItem = (draft: LayeredDraft, at: ItemPosition, design: string): string => {
  const [layer, item] = [draft.file.layers[at.layer], itemAt(draft.file, at)];
  return layer && item ? designWith(draft, layerKey(layer), String(item.id), design) : design;
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
