import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { NewItem } from '@vitrine/domain/catalogue/new-items';

export interface ImportIssue {
  /** As a spreadsheet counts: the heads are line 1. */
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

/** What an import would do; nothing is done yet. */
export interface DryRun {
  changed: ImportedRow[];
  /** Rows that say what the table says. */
  same: number;
  issues: ImportIssue[];
  /** Heads that the table does not know. */
  unknown: string[];
  edits: ItemChange[];
  /** Rows that the table does not have, to become new items. */
  created: CreatedRow[];
}

export interface CreatedRow extends NewItem {
  line: number;
  /** Each filled column as it was read. */
  values: { column: string; text: string }[];
  /** What people should know of it; it is created all the same. */
  notes: string[];
}
