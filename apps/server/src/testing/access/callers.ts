import type { allRoutes } from '@vitrine/contract/routes';
import { runOn } from '@vitrine/store/database';
import type { Services } from '../../services.ts';
import { aUser } from '../tenants.ts';

export const CALLERS = [
  'nobody',
  'administrator',
  'owner',
  'staff',
  'powerless',
  'reseller',
  'ungranted reseller',
  'foreign owner',
  'foreign reseller',
  'expired',
  'revoked',
] as const;
export type Caller = (typeof CALLERS)[number];
export type RouteName = keyof typeof allRoutes;

export interface ExpectedAccess {
  /** The result for callers that are not named. */
  others: number;
  by?: Partial<Record<Caller, number>>;
  url?: (ids: Ids) => string;
  body?: (ids: Ids) => object;
  /** For routes that use up what they are called on: runs before each call. */
  prepare?: (services: Services, ids: Ids) => Promise<void>;
}

export interface Ids {
  organisation: number;
  reseller: number;
  configurator: number;
  enquiry: number;
  /** A user of the organisation who is not one of the callers. */
  user: number;
}

export const SIGNED_OUT = { nobody: 401, expired: 401, revoked: 401 };
/** Sends nothing that could succeed: 422 shows that the caller passed every guard. */
export const PASSED = 422;

/** The organisation's own people, each by their permissions; all others get the answer for a foreign id. */
export const USERS_KEYS = { others: 404, by: { ...SIGNED_OUT, staff: 403, powerless: 403 } };

/** A reseller's people manage no reseller, not even their own. */
export const NO_RESELLERS = { reseller: 403, 'ungranted reseller': 403, 'foreign reseller': 403 };

export const ADMINISTRATORS = { others: 403, by: { ...SIGNED_OUT, administrator: 200 } };

/** Belongs to the organisation and is visible to its resellers. */
export const OWN_AND_RESELLERS = {
  ...SIGNED_OUT,
  administrator: 200,
  owner: 200,
  staff: 200,
  reseller: 200,
  'ungranted reseller': 200,
} as const;

/** Callers who manage the organisation; resellers hold no such key. */
export const MANAGERS = { others: 403, by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 404 } };
export const webhook = ({ organisation }: Ids) => `/organisations/${organisation}/webhooks/1000000`;
export const aWebhook = {
  prepare: async ({ db }: Services, ids: Ids) => {
    await runOn(
      db,
      `insert into webhooks (id, organisation_id, address, secret_sealed) overriding system value
        values (1000000, $1, 'https://crm.example.org', 'sealed') on conflict do nothing`,
      [ids.organisation],
    );
    await runOn(
      db,
      `insert into webhook_deliveries (id, webhook_id, event, created_at) overriding system value
        values (1000000, 1000000, 'test', now()) on conflict do nothing`,
      [],
    );
  },
};

/** Callers who see the organisation's enquiries. */
export const SEES_ENQUIRIES = {
  others: 404,
  by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
};
export const quarantine = ({ organisation }: Ids) => `/organisations/${organisation}/enquiries/quarantined`;
export const retention = ({ organisation }: Ids) => `/organisations/${organisation}/enquiry-retention`;
export const filters = ({ organisation }: Ids) => `/organisations/${organisation}/enquiry-filters`;
export const aQuarantined = {
  prepare: async ({ db }: Services, ids: Ids) => {
    await runOn(
      db,
      `insert into enquiries (id, organisation_id, name, email, type, custom_fields, items, quarantined_at,
          quarantine_reason) overriding system value
        values (1000001, $1, 'A', 'a@example.org', 'other', '{}', '[]', now(), 'trap')
        on conflict (id) do update set quarantined_at = now()`,
      [ids.organisation],
    );
  },
};

/** The expected result of a group of routes for each caller; together the groups name every route. */
export type Expectations = Partial<Record<RouteName, ExpectedAccess>>;

/** The email address of a user of the organisation. */
export const TAKEN = 'owner@example.test';

let colleagues = 0;

/** A user of the organisation who is not one of the callers and has no permissions. */
export const aColleague = (services: Services, organisationId: number): Promise<number> =>
  aUser(services, { email: `colleague-${colleagues++}@example.test`, groupId: 2, organisationId, permissions: [] });
