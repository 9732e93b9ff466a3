import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import type { Part, PartList, PartsFile } from '@vitrine/domain/builder/part-lists';
import { type ComponentType, createContext, useContext } from 'react';
import { useBuilder } from '../edit/builder.ts';

/** What the form beside the preview edits: a part, or a form that belongs to no list. */
export type PartSelection = { list: PartList; id: Part['id'] } | { form: string };

/** Fields that a list's parts have beside their names, in the order of the form. */
export type PartField = 'colour' | 'sku' | 'price';

/** How one list of parts is shown and edited. */
export interface ListKind {
  list: PartList;
  label: string;
  /** One of them: 'Flake'. */
  one: string;
  fields: readonly PartField[];
  /** The image that people choose for a part, and its label. */
  image?: { field: 'textureURL' | 'thumbnail' | 'overlay'; label: string };
  /** Fields of a new part. */
  fresh: Readonly<Record<string, unknown>>;
  /** Whether a part is switched off by `disabled` or by `enabled`. */
  switch: 'disabled' | 'enabled';
  /** A form that adds many at once. */
  many?: { form: string; label: string };
  /** More fields of the form. */
  More?: ComponentType<{ part: Part }>;
  /** What a row shows in place of image and colour. */
  Sign?: ComponentType<{ part: Part }>;
}

interface PartEditor {
  selection: PartSelection | null;
  select: (selection: PartSelection | null) => void;
}

export const PartEditorContext = createContext<PartEditor | null>(null);

/** Which part is selected; only inside the editor of a floor or a wardrobe. */
export const usePartEditor = (): PartEditor => {
  const editor = useContext(PartEditorContext);
  if (!editor) throw new Error('No list of parts is open');
  return editor;
};

/** The open floor or wardrobe, and the change of its data file. */
export const usePartsFile = () => {
  const { draft, change } = useBuilder<FloorDraft | RobeDraft>();
  const changeFile = (edit: (file: PartsFile) => PartsFile, guess?: string): void =>
    change((before) => ({ ...before, file: edit(before.file) }) as FloorDraft | RobeDraft, guess);
  return { file: draft.file as PartsFile, changeFile };
};
