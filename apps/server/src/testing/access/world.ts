import type { Route } from '@vitrine/contract/define-route';
import { appForTests, type TestApp } from '../app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../tenants.ts';
import { aColleague, type Caller, type Ids } from './callers.ts';

const MANAGER_KEYS = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const OWNER_KEYS = [...MANAGER_KEYS, 'organisations.admin'];

export interface AccessWorld {
  t: TestApp;
  ids: Ids;
  /** A new session for each caller; `nobody` has none. */
  tokens: Map<Caller, () => Promise<string>>;
  statusOf(caller: Caller, call: { method: Route['method']; path: string; body?: object | undefined }): Promise<number>;
}

/** Two tenants with resellers, and one caller of every kind. */
export async function openAccessWorld(): Promise<AccessWorld> {
  const t = await appForTests();
  const tokens = new Map<Caller, () => Promise<string>>();
  const { services } = t;
  const organisation = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const foreign = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const reseller = await anOrganisation(services, {
    name: 'Northside',
    subdomain: 'northside',
    parentId: organisation,
  });
  const ungranted = await anOrganisation(services, { name: 'Eastside', subdomain: 'eastside', parentId: organisation });
  const foreignReseller = await anOrganisation(services, { name: 'Tile Hub', subdomain: 'tilehub', parentId: foreign });
  const configurator = await aConfigurator(services, { organisationId: organisation, name: 'Kitchen' });
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: reseller, configuratorId: configurator, version: 1000, status: 'ready' })
    .execute();
  const { id: enquiry } = await services.db
    .insertInto('enquiries')
    .values({
      organisationId: organisation,
      configuratorId: configurator,
      name: 'A',
      email: 'a@example.org',
      type: 'other',
      customFields: '{}',
      items: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: Ids = { organisation, reseller, configurator, enquiry, user: 0 };
  ids.user = await aColleague(services, organisation);

  const user = (name: string, groupId: number, organisationId: number | null, permissions?: string[]) =>
    aUser(services, {
      email: `${name}@example.test`,
      groupId,
      organisationId,
      ...(permissions ? { permissions } : {}),
    });
  const opened = (userId: number) => () => aSession(services, userId);
  tokens.set('administrator', opened(await user('admin', 1, null)));
  tokens.set('owner', opened(await user('owner', 2, organisation, OWNER_KEYS)));
  tokens.set('staff', opened(await user('staff', 2, organisation)));
  tokens.set('powerless', opened(await user('powerless', 2, organisation, [])));
  tokens.set('reseller', opened(await user('reseller', 4, reseller, MANAGER_KEYS)));
  tokens.set('ungranted reseller', opened(await user('east', 4, ungranted, MANAGER_KEYS)));
  tokens.set('foreign owner', opened(await user('foreign', 2, foreign, OWNER_KEYS)));
  tokens.set('foreign reseller', opened(await user('hub', 4, foreignReseller, MANAGER_KEYS)));
  const late = await user('late', 2, organisation);
  tokens.set('expired', () => aSession(services, late, -1));
  tokens.set('revoked', async () => {
    const token = await aSession(services, late);
    await services.db.deleteFrom('sessions').where('userId', '=', late).execute();
    return token;
  });
  let calls = 0;
  const statusOf: AccessWorld['statusOf'] = async (caller, { method, path, body }) => {
    const token = await tokens.get(caller)?.();
    const answer = await t.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: `10.2.${Math.floor(calls / 200)}.${(calls++ % 200) + 1}`,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(body ? { payload: body } : {}),
    });
    return answer.statusCode;
  };
  return { t, ids, tokens, statusOf };
}
