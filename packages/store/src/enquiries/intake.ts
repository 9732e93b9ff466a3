import { emailKey } from '@vitrine/contract/email-address';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';
import { emailKeyOf } from '../email-key.ts';

interface SentEnquiry {
  configuratorId: number;
  /** Null for a form that sends none. */
  clientKey: string | null;
  email: string;
  /** From when on the enquiries of this email address count. */
  since: Date;
}

const find = prepared((db, _shape: 'one', parameter: ParameterOf<SentEnquiry>) =>
  db
    .selectFrom('configurators')
    .innerJoin('organisations', 'organisations.id', 'configurators.organisationId')
    .select([
      ...(['configurators.id', 'configurators.name', 'configurators.typeId', 'configurators.contactEmail'] as const),
      ...(['configurators.dataUrl', 'configurators.uploadsIndex', 'configurators.deployedVersion'] as const),
      ...(['organisations.id as organisationId', 'organisations.name as organisationName'] as const),
      ...(['organisations.contactEmail as organisationEmail', 'organisations.enterprise'] as const),
      ...(['organisations.authorisedDomain', 'organisations.accessDomain'] as const),
      'organisations.accessDomainVerifiedAt',
    ])
    .select(({ selectFrom, exists, fn }) => {
      const earlier = selectFrom('enquiries').whereRef('enquiries.organisationId', '=', 'organisations.id');
      return [
        exists(
          earlier
            .select('enquiries.id')
            .where((eb) =>
              eb.or([eb('retryKey', '=', parameter('clientKey')), eb('clientKey', '=', parameter('clientKey'))]),
            ),
        ).as('isRetry'),
        earlier
          .select(fn.countAll<string>().as('count'))
          .where(emailKeyOf('enquiries'), '=', parameter('email'))
          .where('enquiries.createdAt', '>', parameter('since'))
          .as('fromEmail'),
      ];
    })
    .where('configurators.id', '=', parameter('configuratorId')),
);

type ContextRow = Awaited<ReturnType<typeof find>>[number];

/** What the intake of an enquiry needs to know. */
export interface EnquiryContext {
  configurator: Pick<
    ContextRow,
    'id' | 'name' | 'typeId' | 'contactEmail' | 'dataUrl' | 'uploadsIndex' | 'deployedVersion'
  >;
  organisation: Pick<ContextRow, 'enterprise' | 'authorisedDomain' | 'accessDomain' | 'accessDomainVerifiedAt'> & {
    id: number;
    name: string;
    contactEmail: string | null;
  };
  /** The organisation has an enquiry with this client key. */
  isRetry: boolean;
  /** How many enquiries the organisation got from this email address, in any spelling. */
  fromEmail: number;
}

/**
 * The configurator of an enquiry that a visitor sends, its organisation, and what came before it, with one statement;
 * undefined once the configurator is deleted. It takes no scope: a visitor has none.
 */
export async function findEnquiryContext(db: Database, input: SentEnquiry): Promise<EnquiryContext | undefined> {
  const [found] = await find(db, 'one', { ...input, email: emailKey(input.email) });
  if (!found) return undefined;
  const { organisationId, organisationName, organisationEmail, isRetry, fromEmail, ...row } = found;
  return {
    configurator: row,
    organisation: { ...row, id: organisationId, name: organisationName, contactEmail: organisationEmail },
    isRetry: Boolean(isRetry),
    fromEmail: Number(fromEmail),
  };
}
