import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * A sent state of a quote with what its emails show of the seller, and of the configurator or the reseller's copy. It
 * takes no scope, so only jobs call it: the email's row names the sent state.
 */
export const findQuoteOfEmail = (db: Database, versionId: number) =>
  db
    .selectFrom('quoteVersions')
    .innerJoin('quotes', 'quotes.id', 'quoteVersions.quoteId')
    .leftJoin('enquiries', 'enquiries.id', 'quotes.enquiryId')
    .leftJoin('configurators', 'configurators.id', 'quotes.configuratorId')
    .leftJoin('resellerConfigurators as grant', (join) =>
      join
        .onRef('grant.resellerId', '=', 'quotes.resellerId')
        .onRef('grant.configuratorId', '=', 'quotes.configuratorId'),
    )
    .select(({ fn }) => [
      ...(['quotes.id as quoteId', 'quotes.organisationId', 'quotes.resellerId', 'quotes.number'] as const),
      ...(['quotes.currency', 'quoteVersions.id', 'quoteVersions.version', 'quoteVersions.salt'] as const),
      ...(['quoteVersions.seller', 'quoteVersions.validUntil'] as const),
      'enquiries.language as enquiryLanguage',
      sql<number>`quote_versions.total::float8`.as('total'),
      fn.coalesce('grant.customisation', 'configurators.customisation').as('customisation'),
    ])
    .where('quoteVersions.id', '=', versionId)
    .executeTakeFirst();
