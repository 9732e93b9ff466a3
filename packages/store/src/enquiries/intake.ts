import { emailKey } from '@vitrine/contract/email-address';
import { sql } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';
import { enquiryEmailKey } from '../email-key.ts';

interface SentEnquiry {
  configuratorId: number;
  /** Null for a form that sends none. */
  clientKey: string | null;
}

const find = prepared((db, _shape: 'one', parameter: ParameterOf<SentEnquiry>) =>
  db
    .selectFrom('configurators')
    .innerJoin('organisations', 'organisations.id', 'configurators.organisationId')
    .select([
      ...(['configurators.id', 'configurators.name', 'configurators.typeId', 'configurators.contactEmail'] as const),
      ...(['configurators.dataUrl', 'configurators.uploadsIndex', 'configurators.deployedVersion'] as const),
      ...(['configurators.customisation', 'configurators.supportsSaveDesign'] as const),
      ...(['organisations.id as organisationId', 'organisations.name as organisationName'] as const),
      ...(['organisations.contactEmail as organisationEmail', 'organisations.enterprise'] as const),
      ...(['organisations.authorisedDomain', 'organisations.accessDomain'] as const),
      'organisations.accessDomainVerifiedAt',
    ])
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('enquiries')
          .select('enquiries.id')
          .whereRef('enquiries.organisationId', '=', 'organisations.id')
          .where((eb) =>
            eb.or([eb('retryKey', '=', parameter('clientKey')), eb('clientKey', '=', parameter('clientKey'))]),
          ),
      ).as('isRetry'),
    )
    .where('configurators.id', '=', parameter('configuratorId')),
);

type ContextRow = Awaited<ReturnType<typeof find>>[number];

/** What the intake of an enquiry needs to know. */
export interface EnquiryContext {
  configurator: Pick<
    ContextRow,
    | 'id'
    | 'name'
    | 'typeId'
    | 'contactEmail'
    | 'dataUrl'
    | 'uploadsIndex'
    | 'deployedVersion'
    | 'customisation'
    | 'supportsSaveDesign'
  >;
  organisation: Pick<ContextRow, 'enterprise' | 'authorisedDomain' | 'accessDomain' | 'accessDomainVerifiedAt'> & {
    id: number;
    name: string;
    contactEmail: string | null;
  };
  /** The organisation has an enquiry with this client key. */
  isRetry: boolean;
}

/**
 * The configurator of an enquiry that a visitor sends, its organisation, and what came before it, with one statement;
 * undefined once the configurator is deleted. It takes no scope: a visitor has none.
 */
export async function findEnquiryContext(db: Database, input: SentEnquiry): Promise<EnquiryContext | undefined> {
  const [found] = await find(db, 'one', input);
  if (!found) return undefined;
  const { organisationId, organisationName, organisationEmail, isRetry, ...row } = found;
  return {
    configurator: row,
    organisation: { ...row, id: organisationId, name: organisationName, contactEmail: organisationEmail },
    isRetry: Boolean(isRetry),
  };
}

/** Any number that no other lock of the product has. */
const SENDER_LOCK = 7_304_113;

/**
 * How many enquiries the organisation got from an email address, in any spelling, since a moment. Others of that address
 * wait until the transaction ends, so that of many at once each counts those before it.
 */
export async function countFromEmail(
  transaction: Database,
  { organisationId, email, since }: { organisationId: number; email: string; since: Date },
): Promise<number> {
  const key = emailKey(email);
  await sql`select pg_advisory_xact_lock(${SENDER_LOCK}::integer, hashtext(${`${organisationId}:${key}`}))`.execute(
    transaction,
  );
  const { count } = await transaction
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organisationId', '=', organisationId)
    .where(enquiryEmailKey, '=', key)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
