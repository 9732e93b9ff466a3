import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { NewItem } from '@vitrine/domain/catalogue/new-items';

export interface ImportIssue {
  /** Counted as in a spreadsheet: the heads are line 1. */
  line: number;
  column: string;
  text: string;
  issue: string;
}

export interface ImportedRow {
  line: number;
  name: string;
  changes: { column: string; before: string; after: string }[];
}

/** The changes that an import would make. */
export interface DryRun {
  changed: ImportedRow[];
  /** The number of rows that are equal to the table's. */
  same: number;
  issues: ImportIssue[];
  /** Heads without a column in the table. */
  unknown: string[];
  /** Columns that differ from the table's and that an import cannot change. */
  kept: string[];
  /** Columns in which a spreadsheet has changed values that nobody edited; they stay as they are. */
  restored: string[];
  edits: ItemChange[];
  /** Rows that the table does not have. */
  created: CreatedRow[];
}

export interface CreatedRow extends NewItem {
  line: number;
  /** The columns with a value. */
  values: { column: string; text: string }[];
  /** Warnings that do not prevent the new item. */
  notes: string[];
}
