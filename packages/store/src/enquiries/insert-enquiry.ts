import { type Insertable, sql } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';
import { storedEmailKey } from '../email-key.ts';
import type { NewEmail } from '../emails/queries.ts';
import type { EnquiriesTable } from '../tables/enquiries.ts';
import { type EnquiryRecord, hasWebhooks } from './queries.ts';

export interface NewEnquiry {
  organisationId: number;
  resellerId: number | null;
  configuratorId: number | null;
  clientKey: string | null;
  name: string;
  email: string;
  phone: string | null;
  postcode: string | null;
  budget: string | null;
  customFields: Record<string, string>;
  type: 'floors' | 'robes' | 'other';
  items: unknown[];
  design: string;
  measures?: Record<string, number>;
  url: string | null;
  sceneName: string | null;
  language: string;
  termsAccepted: boolean;
  dataUrl: string | null;
  jsonFile: string | null;
  image: string | null;
  status?: 'New' | 'Viewed';
  quarantinedAt?: Date | null;
  quarantineReason?: EnquiryRecord['quarantineReason'];
  consentText?: string | null;
  consentVersion?: string | null;
  createdAt?: Date;
}

/** An email about a new enquiry. */
export type NewEnquiryEmail = Pick<NewEmail, 'kind' | 'recipient' | 'resellerId' | 'senderName' | 'replyTo'>;

/** `columns` are separated by spaces. */
const insert = prepared((db, columns: string, parameter: ParameterOf<Record<string, unknown>>) => {
  const row = Object.fromEntries(columns.split(' ').map((column) => [column, parameter(column)]));
  const sent = sql<NewEnquiryEmail>`json_to_recordset(${parameter('emails')}::json)`;
  return db
    .with('enquiry', (cte) =>
      cte
        .insertInto('enquiries')
        .values(row as unknown as Insertable<EnquiriesTable>)
        .onConflict((conflict) => conflict.columns(['organisationId', 'retryKey']).doNothing())
        .returning((eb) => ['enquiries.id', 'enquiries.organisationId', 'enquiries.createdAt', hasWebhooks(eb)]),
    )
    .with('queued', (cte) =>
      cte
        .insertInto('emails')
        .columns([
          ...(['organisationId', 'enquiryId', 'createdAt'] as const),
          ...(['kind', 'recipient', 'resellerId', 'senderName', 'replyTo'] as const),
        ])
        .expression(
          cte
            .selectFrom([
              'enquiry',
              sent.as<'email'>(sql`email(kind text, recipient text, reseller_id int, sender_name text, reply_to text)`),
            ])
            .select(['enquiry.organisationId', 'enquiry.id', 'enquiry.createdAt'])
            .select(['email.kind', 'email.recipient', 'email.resellerId', 'email.senderName', 'email.replyTo']),
        )
        .returning('emails.id'),
    )
    .selectFrom('enquiry')
    .select([
      'enquiry.id',
      'enquiry.hasWebhooks',
      sql<number[] | null>`(select array_agg(id order by id) from queued)`.as('emailIds'),
    ]);
});

export interface InsertedEnquiry {
  id: number;
  emailIds: number[];
  /** Whether its organisation has webhooks that are on. */
  hasWebhooks: boolean;
}

/**
 * Inserts an enquiry and queues its emails. Returns null when the organisation already has an enquiry with this client
 * key, the visitor's retry; waits for one that is being written.
 */
export async function insertEnquiry(
  db: Database,
  { clientKey: retryKey, ...input }: NewEnquiry,
  emails: readonly NewEnquiryEmail[] = [],
): Promise<InsertedEnquiry | null> {
  const [customFields, items] = [JSON.stringify(input.customFields), JSON.stringify(input.items)];
  const row: Insertable<EnquiriesTable> = {
    ...{ ...input, retryKey, customFields, items, measures: JSON.stringify(input.measures ?? {}) },
    emailKey: storedEmailKey(input.email),
  };
  const queued = emails.map(({ resellerId, senderName, replyTo, ...email }) => ({
    ...email,
    reseller_id: resellerId,
    sender_name: senderName,
    reply_to: replyTo,
  }));
  const [inserted] = await insert(db, Object.keys(row).join(' '), { ...row, emails: JSON.stringify(queued) });
  if (!inserted) return null;
  return { id: inserted.id, emailIds: inserted.emailIds ?? [], hasWebhooks: Boolean(inserted.hasWebhooks) };
}
