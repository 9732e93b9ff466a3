import { CATEGORIES } from '@vitrine/contract/catalogue/categories';
import type { EditedItem, Edits } from '@vitrine/domain/catalogue/edits/edits';
import { isRecord } from '@vitrine/domain/is-record';
import { type DeviceDraft, draftName, readDeviceDrafts } from '../../../ui/forms/device-drafts.ts';

/** A draft belongs to a user, a configurator and the version that was edited. */
export interface EditsKey {
  userId: number;
  configuratorId: number;
  version: number;
}

export interface EditsDraft {
  edits: Edits;
  /** ISO time of the last change. */
  savedAt: string;
  /** What the device stores of it: several where several tabs have left one. */
  stored: readonly DeviceDraft[];
}

const prefixOf = ({ userId, configuratorId }: Omit<EditsKey, 'version'>): string =>
  `vitrine.edits.${userId}.${configuratorId}.`;

/** The name of the drafts of a version. */
export const editsDraftName = (location: EditsKey): string => `${prefixOf(location)}${location.version}`;

const isEditedItem = (value: unknown): value is EditedItem =>
  isRecord(value) &&
  (typeof value.layer_index === 'number' || CATEGORIES.some((category) => category === value.layer_index)) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  isRecord(value.data);

const editsIn = ({ value, savedAt }: DeviceDraft): EditedItem[] =>
  savedAt !== '' && Array.isArray(value.edits) ? value.edits.filter(isEditedItem) : [];

/** The edits of several drafts; of a field that several have changed, the last one's. */
const mergedOf = (drafts: readonly DeviceDraft[]): EditsDraft | null => {
  const readable = drafts.filter((draft) => editsIn(draft).length > 0);
  const rows = new Map<string, EditedItem>();
  for (const edit of readable.flatMap(editsIn)) {
    const row = `${edit.layer_index} ${edit.id}`;
    rows.set(row, { ...edit, data: { ...rows.get(row)?.data, ...edit.data } });
  }
  const last = readable.at(-1);
  return last ? { edits: [...rows.values()], savedAt: last.savedAt, stored: readable } : null;
};

/** The draft of a version on this device; null when there is none, or none that can be read. */
export const readEditsDraft = (location: EditsKey): EditsDraft | null =>
  mergedOf(readDeviceDrafts((name) => name === editsDraftName(location)));

/** The latest draft of another version of the configurator; null when there is none. */
export const otherDraftVersion = (location: EditsKey): { version: number; draft: EditsDraft } | null => {
  const [prefix, own] = [prefixOf(location), editsDraftName(location)];
  const others = readDeviceDrafts((name) => name.startsWith(prefix) && name !== own);
  const latest = others.findLast((draft) => editsIn(draft).length > 0);
  if (!latest) return null;
  const name = draftName(latest.key);
  const draft = mergedOf(others.filter(({ key }) => draftName(key) === name));
  return draft && { version: Number(name.slice(prefix.length)), draft };
};
