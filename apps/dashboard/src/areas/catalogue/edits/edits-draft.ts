import { CATEGORIES } from '@vitrine/contract/catalogue/categories';
import { EDITED_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import type { EditedItem, Edits } from '@vitrine/domain/catalogue/edits/edits';
import { isRecord } from '@vitrine/domain/is-record';
import { type DeviceDraft, draftName, readDeviceDrafts } from '../../../ui/forms/device-drafts.ts';
import { mergeRejected, type RejectedRow, type RejectedRows } from './rejected.ts';

/** A draft belongs to a user, a configurator and the version that was edited. */
export interface EditsKey {
  userId: number;
  configuratorId: number;
  version: number;
}

export interface EditsDraft {
  edits: Edits;
  /** What was typed into cells and could not be read. */
  rejected: RejectedRows;
  /** ISO time of the last change. */
  savedAt: string;
  /** What the device stores of it: several where several tabs have left one. */
  stored: readonly DeviceDraft[];
}

const prefixOf = ({ userId, configuratorId }: Omit<EditsKey, 'version'>): string =>
  `vitrine.edits.${userId}.${configuratorId}.`;

/** The name of the drafts of a version. */
export const editsDraftName = (location: EditsKey): string => `${prefixOf(location)}${location.version}`;

const isKey = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  (typeof value.layer_index === 'number' || CATEGORIES.some((category) => category === value.layer_index)) &&
  (typeof value.id === 'string' || typeof value.id === 'number');

const isEditedItem = (value: unknown): boolean => isKey(value) && isRecord(value.data);

const isRejectedRow = (value: unknown): boolean =>
  isKey(value) &&
  isRecord(value.texts) &&
  Object.entries(value.texts).every(
    ([field, text]) => EDITED_FIELDS.some((each) => each === field) && typeof text === 'string',
  );

const listIn = ({ value, savedAt }: DeviceDraft, name: 'edits' | 'rejected'): unknown[] => {
  const list = value[name];
  return savedAt !== '' && Array.isArray(list) ? list : [];
};

const editsIn = (draft: DeviceDraft): EditedItem[] => listIn(draft, 'edits').filter(isEditedItem) as EditedItem[];

const rejectedIn = (draft: DeviceDraft): RejectedRow[] =>
  listIn(draft, 'rejected').filter(isRejectedRow) as RejectedRow[];

const isReadable = (draft: DeviceDraft): boolean => editsIn(draft).length + rejectedIn(draft).length > 0;

/** The form in which edits are stored; null without anything to store. */
export const storedEdits = ({ edits, rejected }: Pick<EditsDraft, 'edits' | 'rejected'>): object | null =>
  edits.length + rejected.length === 0 ? null : { edits, rejected };

/** The edits of several drafts; of a field that several have changed, the last one's. */
const mergedOf = (drafts: readonly DeviceDraft[]): EditsDraft | null => {
  const readable = drafts.filter(isReadable);
  const rows = new Map<string, EditedItem>();
  for (const edit of readable.flatMap(editsIn)) {
    const row = `${edit.layer_index} ${edit.id}`;
    rows.set(row, { ...edit, data: { ...rows.get(row)?.data, ...edit.data } });
  }
  const last = readable.at(-1);
  if (!last) return null;
  const rejected = readable.map(rejectedIn).reduce<RejectedRows>(mergeRejected, []);
  return { edits: [...rows.values()], rejected, savedAt: last.savedAt, stored: readable };
};

/** The draft of a version on this device; null when there is none, or none that can be read. */
export const readEditsDraft = (location: EditsKey): EditsDraft | null =>
  mergedOf(readDeviceDrafts((name) => name === editsDraftName(location)));

/** The latest draft of another version of the configurator; null when there is none. */
export const otherDraftVersion = (location: EditsKey): { version: number; draft: EditsDraft } | null => {
  const [prefix, own] = [prefixOf(location), editsDraftName(location)];
  const others = readDeviceDrafts((name) => name.startsWith(prefix) && name !== own);
  const latest = others.findLast(isReadable);
  if (!latest) return null;
  const name = draftName(latest.key);
  const draft = mergedOf(others.filter(({ key }) => draftName(key) === name));
  return draft && { version: Number(name.slice(prefix.length)), draft };
};
