import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';

const COLUMNS = [
  ...(['enquiries.id', 'enquiries.resellerId', 'enquiries.configuratorId', 'enquiries.createdAt'] as const),
  ...(['enquiries.name', 'enquiries.email', 'enquiries.phone', 'enquiries.postcode', 'enquiries.budget'] as const),
  ...(['enquiries.customFields', 'enquiries.language', 'enquiries.items', 'enquiries.design'] as const),
  ...(['enquiries.measures', 'enquiries.url', 'enquiries.sceneName', 'enquiries.dataUrl', 'enquiries.image'] as const),
] as const;

const find = prepared((db, _shape: 'one', parameter: ParameterOf<{ id: number }>) =>
  db
    .selectFrom('enquiries')
    .innerJoin('organisations as tenant', (join) =>
      join.on((eb) => eb('tenant.id', '=', eb.fn.coalesce('enquiries.resellerId', 'enquiries.organisationId'))),
    )
    .innerJoin('organisations as manufacturer', 'manufacturer.id', 'enquiries.organisationId')
    .leftJoin('configurators', 'configurators.id', 'enquiries.configuratorId')
    .leftJoin('resellerConfigurators as grant', (join) =>
      join
        .onRef('grant.resellerId', '=', 'enquiries.resellerId')
        .onRef('grant.configuratorId', '=', 'enquiries.configuratorId'),
    )
    .select(COLUMNS)
    .select(({ fn, eb }) => [
      'tenant.name as tenantName',
      'tenant.address as tenantAddress',
      'tenant.accessSubdomain as tenantSubdomain',
      'tenant.logo as tenantLogo',
      'tenant.dataUrl as tenantFolder',
      'tenant.language as tenantLanguage',
      'manufacturer.language as manufacturerLanguage',
      'manufacturer.catalogueLanguage',
      'configurators.name as configuratorName',
      'configurators.typeId as configuratorTypeId',
      'configurators.contactEmail as configuratorRecipients',
      'grant.contactEmail as copyRecipients',
      fn.coalesce('grant.version', 'configurators.deployedVersion').as('liveVersion'),
      fn.coalesce('grant.customisation', 'configurators.customisation').as('customisation'),
      eb('grant.customisation', 'is not', null).as('isCustomisedCopy'),
    ])
    .where('enquiries.id', '=', parameter('id'))
    .where('enquiries.quarantinedAt', 'is', null),
);

export type EnquiryOfEmail = Awaited<ReturnType<typeof find>>[number];

/**
 * An enquiry with what its emails show of the tenant that it belongs to, a reseller or an organisation, and of the
 * configurator or the reseller's copy. It takes no scope, so only jobs call it: the email's row names the enquiry.
 */
export const findEnquiryOfEmail = async (db: Database, id: number): Promise<EnquiryOfEmail | undefined> =>
  (await find(db, 'one', { id }))[0];
