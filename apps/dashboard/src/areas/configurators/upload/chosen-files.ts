import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { decodeText } from '@vitrine/domain/text/decode-text';
import { jsonErrorPosition } from '@vitrine/domain/text/json-error-position';
import { formatFixed } from '../../../ui/counted.ts';
import { readBytes } from '../../../ui/read-bytes.ts';

/** Single files by their form field. */
export type FileField = 'json_data' | 'script_file' | 'style_sheet' | 'layout_file' | 'presets_file';

/** An image, or a ZIP of images; `path` is its path in the dropped folder. */
export interface SentImage {
  file: File;
  path: string;
}

export interface ChosenFiles {
  single: Partial<Record<FileField, File>>;
  assets: SentImage[];
}

export const NO_FILES: ChosenFiles = { single: {}, assets: [] };

export interface Slot {
  field: FileField;
  label: string;
  accept: string;
  required?: true;
}

const JSON_FILES = '.json,application/json';

const allSlots = () => {
  const data: Slot = { field: 'json_data', label: messages.dataFile, accept: JSON_FILES };
  const presets: Slot = { field: 'presets_file', label: messages.presets, accept: JSON_FILES };
  const script: Slot = { field: 'script_file', label: messages.script, accept: '.js,text/javascript' };
  const style: Slot = { field: 'style_sheet', label: messages.styleSheet, accept: '.css,text/css' };
  const layout: Slot = { field: 'layout_file', label: messages.layoutFile, accept: JSON_FILES };
  return { data, presets, script, style, layout };
};

/** The data file alone, for a JSON update. */
export const dataSlots = (): readonly Slot[] => [{ ...allSlots().data, label: messages.jsonFile, required: true }];

/** The files that a type takes. */
export const slotsOfType = (type: ConfiguratorType): readonly Slot[] => {
  const { data, presets, script, style, layout } = allSlots();
  if (type === 'stockset') return [data, layout, presets];
  return [{ ...data, required: true }, ...(type === 'floors' ? [presets] : [script, style])];
};

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const IMAGES = ['zip', 'png', 'jpg', 'jpeg', 'webp'];

/** The slot for a dropped file, by its name. */
const slotOf = (name: string, slots: readonly Slot[]): FileField | undefined => {
  const has = (field: FileField): boolean => slots.some((slot) => slot.field === field);
  const ending = endingOf(name);
  if (ending === 'js' && has('script_file')) return 'script_file';
  if (ending === 'css' && has('style_sheet')) return 'style_sheet';
  if (ending !== 'json') return undefined;
  if (/preset/i.test(name) && has('presets_file')) return 'presets_file';
  if (/layout/i.test(name) && has('layout_file')) return 'layout_file';
  return 'json_data';
};

/** Sorts dropped files into the slots; other files of a folder are ignored. */
export const withDropped = (
  chosen: ChosenFiles,
  dropped: readonly SentImage[],
  slots: readonly Slot[],
): ChosenFiles => {
  const single = { ...chosen.single };
  const assets: SentImage[] = [];
  for (const { file, path } of dropped) {
    const field = slotOf(file.name, slots);
    if (field !== undefined) single[field] = file;
    else if (IMAGES.includes(endingOf(file.name))) assets.push({ file, path });
  }
  return { single, assets: assets.length > 0 ? assets : chosen.assets };
};

/** Names of all chosen files, to ask for them again after a reload. */
export const namesOf = ({ single, assets }: ChosenFiles): string[] => [
  ...Object.values(single).map(({ name }) => name),
  ...(assets.length > 0 ? [assetsName(assets)] : []),
];

/** 'images.zip' or '24 images'. */
export const assetsName = (assets: readonly SentImage[]): string => {
  const [first] = assets;
  if (assets.length === 1 && first) return first.file.name;
  return messages.imageCount(assets.length);
};

const KILOBYTE = 1024;

/** '840 kB', '2.4 MB'. */
export const sizeText = (bytes: number): string => {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${formatFixed(kilobytes / KILOBYTE, 1)} MB`;
};

/** Adds the chosen files to a form under the specified names. */
export const appendFiles = (form: FormData, { single, assets }: ChosenFiles): void => {
  for (const [field, file] of Object.entries(single)) form.append(field, file, file.name);
  for (const { file, path } of assets) form.append('assets', file, path);
};

/** Why a file is no JSON, and where; null when it is. */
export const jsonIssues = async (file: File): Promise<string[] | null> => {
  const bytes = await readBytes(file);
  if (bytes === null) return [messages.jsonInvalid];
  const { text } = decodeText(bytes);
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const at = jsonErrorPosition(error, text);
    return [messages.jsonInvalid, ...(at === null ? [] : [fileMessages.jsonAt(at.line, at.column)])];
  }
};

const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const walk = async (entry: FileSystemEntry): Promise<SentImage[]> => {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: SentImage[] = [];
  // Browsers return a folder in batches; an empty one is the end.
  for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader)) {
    for (const child of part) found.push(...(await walk(child)));
  }
  return found;
};

/** Files of a folder chooser, with their paths. */
export const readChosen = (files: FileList | null): SentImage[] =>
  [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** All dropped files, including those in folders. */
export const readDropped = async (data: DataTransfer): Promise<SentImage[]> => {
  const entries = [...(data.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return readChosen(data.files);
  const found: SentImage[] = [];
  for (const entry of entries) found.push(...(await walk(entry)));
  return found;
};
