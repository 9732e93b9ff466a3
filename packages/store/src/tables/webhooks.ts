import type { WebhookEvent } from '@vitrine/contract/webhooks/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Webhook addresses, and their deliveries. Columns in camelCase of migrations/*.sql. */

export interface WebhooksTable {
  id: Generated<number>;
  organisationId: number;
  address: string;
  secretSealed: string;
  enabled: Generated<boolean>;
  createdAt: Timestamp;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhookId: number;
  enquiryId: number | null;
  quoteId: ColumnType<number | null, number | null | undefined, never>;
  event: WebhookEvent;
  detail: Json<Record<string, string>>;
  status: Generated<'waiting' | 'delivered' | 'failed'>;
  tries: Generated<number>;
  nextTryAt: Date | null;
  answerStatus: number | null;
  error: 'private' | 'unknown' | 'silent' | 'unreachable' | 'disabled' | 'secret' | null;
  createdAt: Date;
  triedAt: Date | null;
}
