import type { QuoteContent, QuoteMessage, QuoteStatus } from '@vitrine/contract/quotes/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { DerivedColumn, Json, Timestamp } from './columns.ts';

/** Quotes, their sent states, and messages about them. Columns in camelCase of migrations/*.sql. */

/** Minor units. Drivers read a bigint as a number or as text. */
type Amount = ColumnType<number | string, number, number>;

/** The design that a quote is for. */
export interface StoredDesign {
  design: string;
  /** The version that its lines were calculated on; null before. */
  version: number | null;
  measures: Record<string, number>;
  /** The reseller on whose copy it is. */
  resellerId: number | null;
}

export interface QuotesTable {
  id: Generated<number>;
  organisationId: number;
  resellerId: number | null;
  enquiryId: number | null;
  configuratorId: number | null;
  number: string;
  revision: Generated<number>;
  status: Generated<QuoteStatus>;
  lostReason: ColumnType<string | null, string | null | undefined, string | null>;
  currency: string;
  content: Json<QuoteContent>;
  title: DerivedColumn<string>;
  customerName: DerivedColumn<string>;
  customerEmail: DerivedColumn<string>;
  customerEmailKey: ColumnType<string | null, string | null | undefined, string | null>;
  validUntil: DerivedColumn<string>;
  net: Amount;
  total: Amount;
  design: ColumnType<StoredDesign | null, string | null | undefined, string | null>;
  versions: Generated<number>;
  hasChanges: Generated<boolean>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface QuoteVersionsTable {
  id: Generated<number>;
  quoteId: number;
  version: number;
  content: Json<QuoteContent>;
  validUntil: DerivedColumn<string>;
  seller: Json<{ name: string; details: string; colour: string | null }>;
  net: Amount;
  total: Amount;
  sentAt: Timestamp;
  sentBy: string;
  sentById: number | null;
  sentTo: string;
  salt: string;
  acceptedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  acceptedName: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface QuoteMessagesTable {
  id: Generated<number>;
  quoteId: number;
  sender: QuoteMessage['from'];
  author: string;
  text: string;
  createdAt: Timestamp;
}
