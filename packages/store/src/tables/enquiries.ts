import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Enquiries, and the emails in the outbox. Columns in camelCase of migrations/*.sql. */

export interface EnquiriesTable {
  id: Generated<number>;
  organisationId: number;
  resellerId: number | null;
  configuratorId: number | null;
  /** For enquiries of earlier releases and older servers; unique over all tenants. */
  clientKey: string | null;
  /** Unique inside a tenant: a visitor's retry has that of the first. */
  retryKey: string | null;
  name: string;
  email: string;
  /** By which an address beyond ASCII is looked up; null for a plain one (email-key.ts). */
  emailKey: ColumnType<string | null, string | null | undefined, never>;
  phone: string | null;
  postcode: string | null;
  budget: string | null;
  customFields: Json<Record<string, string>>;
  status: Generated<'New' | 'Viewed'>;
  stage: Generated<'Contacted' | 'Quoted' | 'Won' | 'Lost' | null>;
  ownerId: Generated<number | null>;
  type: 'floors' | 'robes' | 'other';
  items: Json<unknown[]>;
  /** Derived from the items by the database, so that lists need not read them. */
  itemNames: ColumnType<string[], never, never>;
  design: Generated<string>;
  /** The measures of the visitor's own room: id -> metres or square metres. */
  measures: ColumnType<Record<string, number>, string | undefined, never>;
  url: string | null;
  sceneName: string | null;
  language: Generated<string>;
  termsAccepted: Generated<boolean>;
  dataUrl: string | null;
  jsonFile: string | null;
  image: string | null;
  quarantinedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  quarantineReason: ColumnType<QuarantineReason | null, QuarantineReason | null | undefined, QuarantineReason | null>;
  consentText: ColumnType<string | null, string | null | undefined, never>;
  consentVersion: ColumnType<string | null, string | null | undefined, never>;
  createdAt: Timestamp;
  /** Maintained by the database. */
  changedAt: ColumnType<Date, never, never>;
}

type QuarantineReason = 'trap' | 'too_fast' | 'too_many';

export interface SavedFiltersTable {
  id: Generated<number>;
  userId: number;
  organisationId: number;
  name: string;
  filter: Json<Record<string, string>>;
  createdAt: Timestamp;
}

export interface EnquiryNotesTable {
  id: Generated<number>;
  enquiryId: number;
  authorId: number | null;
  authorName: string;
  /** The organisation or reseller whose user wrote it; null where nobody knows any more. The database fills it. */
  tenantId: ColumnType<number | null, never, never>;
  text: string;
  createdAt: Timestamp;
}

export interface EmailsTable {
  id: Generated<number>;
  kind: string;
  organisationId: number | null;
  enquiryId: number | null;
  /** The reseller that it notifies of an enquiry; null: it is to nobody of a reseller. */
  resellerId: ColumnType<number | null, number | null | undefined, never>;
  /** The sent state of a quote that it is about. */
  quoteVersionId: ColumnType<number | null, number | null | undefined, never>;
  userId: number | null;
  sealed: string | null;
  recipient: string;
  senderName: string;
  replyTo: string | null;
  subject: string | null;
  html: string | null;
  body: string | null;
  status: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Timestamp;
  sentAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
