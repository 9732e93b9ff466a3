import type { Timestamp } from './columns.ts';

/** Designs behind short links. Columns in camelCase of migrations/*.sql. */
export interface SharedDesignsTable {
  code: string;
  contentHash: string;
  configuratorId: number;
  resellerId: number | null;
  design: string;
  page: string;
  /** The viewer of the page that shows it; '' when the page names none. */
  viewer: string;
  createdAt: Timestamp;
}
