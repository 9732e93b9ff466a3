import type { Category } from './categories.ts';
import type { FieldLabel } from './field-labels.ts';

/** What a table lists: items of a layer, or a category; blends of the type sika-blend have a separate table. */
export type TableKind = 'layer' | 'sika_blends' | Category;

type Tables = readonly TableKind[];

/** How a column looks in these tables. */
export interface ShownColumn {
  in: Tables;
  /** The head; without it the label of the column. */
  label?: FieldLabel;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** The pixels it needs; without it the first length of its width. */
  least?: number;
  /** A narrow table leaves it out: the lowest number first. */
  leaves?: number;
  /** The head is only read out. */
  unseen?: true;
  sortable?: true;
  align?: 'right';
  /** Space before it, as a CSS length. */
  indent?: string;
}

/** One column of a field. Most fields have one; filters have two and the parts of a blend three. */
export interface FieldColumn {
  /** Without it the name of the field; unique within a table. */
  key?: string;
  /** The head in files; without it the label of the field. */
  label?: FieldLabel;
  /** On screen. Its position is that of the field in the registry; `first` comes before all others. */
  shown?: readonly ShownColumn[];
  first?: true;
  /** The search offers it. */
  searched?: { in: Tables; label?: FieldLabel };
  /** Exported files have it. An import also reads back text and switches. */
  exported?: Tables;
  /** A new row of an import may fill it. */
  created?: Tables;
  /** The option filter of the toolbar offers its values. */
  filtered?: Tables;
}

interface AnyField {
  /** What people call it: `fieldLabel` says it in their language. */
  label: FieldLabel;
  columns: readonly FieldColumn[];
}

interface Editable extends AnyField {
  /** The tables whose rows have it and may change it. Files and the API accept it for these. */
  editable: Tables;
  /**
   * Columns of a spreadsheet that a sync takes it from, in lower case; `not` holds the opposite. Rows and items meet by
   * the field that `matches`, which a sync never changes.
   */
  synced?: { from: readonly string[]; not?: readonly string[]; matches?: true };
}

/** A line of text. Longer text is cut where it is typed, and rejected by the API. */
export interface TextField extends Editable {
  kind: 'text';
  maximum: number;
  /** What people read where it is empty; without it, it may be. */
  required?: string;
  look?: 'name' | 'code';
}

/** A number from 0 to `maximum`, or none. */
export interface NumberField extends Editable {
  kind: 'number';
  maximum: number;
  decimals: number;
  /** An amount in the currency of the file. */
  money?: true;
  /** What people read where it is none. */
  invalid: string;
  /** Below the field of the form. */
  hint?: string;
}

/** On or off. The value says off: true, or null. */
export interface SwitchField extends Editable {
  kind: 'switch';
  invalid: string;
}

/** The filters of an item with their options. */
export interface FiltersField extends Editable {
  kind: 'filters';
}

/** One of the texts that the rows of the table have. */
export interface ChoiceField extends Editable {
  kind: 'choice';
  maximum: number;
}

/** Words in upper case, each once. */
export interface TagsField extends Editable {
  kind: 'tags';
  /** Of one tag. */
  maximum: number;
  most: number;
}

/** What tables show but cannot edit. */
export interface ReadOnlyField extends AnyField {
  kind: 'fact' | 'colour' | 'parts' | 'image';
}

export type EditableField = TextField | NumberField | SwitchField | FiltersField | ChoiceField | TagsField;
export type ItemField = EditableField | ReadOnlyField;
