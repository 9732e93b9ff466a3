import type { Timestamp } from './columns.ts';

/** Designs behind short links. Columns in camelCase of migrations/*.sql. */
export interface SharedDesignsTable {
  code: string;
  contentHash: string;
  configuratorId: number;
  resellerId: number | null;
  design: string;
  page: string;
  /** Which of the page's viewers shows it; '' where the page names none. */
  viewer: string;
  createdAt: Timestamp;
}
