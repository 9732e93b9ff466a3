import { createHash, randomBytes } from 'node:crypto';
import { register } from 'tsx/esm/api';

/** Enquiries in the measured database. */
const ALL = 2000;
/** Enquiries of the organisation whose list is read: one screen. */
const LISTED = 50;
/** Users who sign in, in turns, because attempts are counted by account. */
const PEOPLE = 50;

/**
 * Adds the measured rows to the demo while the product is down: an organisation with 50 enquiries and users who can
 * sign in, and enquiries of another one until there are 2,000. Returns the ids, the users' addresses, and the token of
 * a session of that organisation; `live` is a configurator that visitors can reach.
 */
export async function fillDatabase(dataDir) {
  // Registered, not imported by tsx: the store starts a worker by its own URL, which has to be the plain one.
  const unregister = register();
  const { openEmbedded } = await import('../../packages/store/src/open.ts');
  await unregister();
  const store = await openEmbedded(dataDir);
  const { db } = store;
  const first = async (query) => query.executeTakeFirstOrThrow();
  const demo = await first(db.selectFrom('organisations').selectAll().where('safeName', '=', 'oakline-kitchens'));
  // The database computes the columns for lookups itself.
  const { id: _id, subdomainLookup: _subdomain, domainLookup: _domain, ...likeDemo } = demo;
  const organisation = await first(
    db
      .insertInto('organisations')
      .values({
        ...likeDemo,
        name: 'Bench',
        safeName: 'bench',
        dataUrl: 'bench',
        accessSubdomain: 'bench',
        accessDomain: null,
      })
      .returning('id'),
  );
  const user = await first(
    db
      .insertInto('users')
      .values({
        organisationId: organisation.id,
        groupId: 2,
        firstName: 'Bench',
        lastName: 'Person',
        email: 'bench@vitrine.test',
        permissions: ['configurators'],
        inviteStatus: 'active',
      })
      .returning('id'),
  );
  const people = await addPeople(db, demo.id, organisation.id);
  const configurator = await copyConfigurator(db, demo.id, organisation.id);
  const pattern = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('organisationId', '=', demo.id)
    .where('configuratorId', 'is not', null)
    .orderBy('id')
    .limit(LISTED)
    .execute();
  const { count } = await first(db.selectFrom('enquiries').select((eb) => eb.fn.countAll().as('count')));
  const added = Array.from({ length: ALL - Number(count) }, (_, index) => {
    // The database computes the names of the items itself.
    const { id: _enquiryId, itemNames: _itemNames, ...enquiry } = pattern[index % pattern.length];
    const own =
      index < LISTED ? { organisationId: organisation.id, configuratorId: configurator, resellerId: null } : {};
    const [customFields, items] = [JSON.stringify(enquiry.customFields), JSON.stringify(enquiry.items)];
    return { ...enquiry, ...own, customFields, items, clientKey: null, retryKey: null };
  });
  for (let from = 0; from < added.length; from += 100)
    await db
      .insertInto('enquiries')
      .values(added.slice(from, from + 100))
      .execute();
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db
    .insertInto('sessions')
    .values({ tokenHash, userId: user.id, expiresAt: new Date(Date.now() + 86_400_000) })
    .execute();
  const enquiry = await first(
    db.selectFrom('enquiries').select('id').where('organisationId', '=', organisation.id).orderBy('id').limit(1),
  );
  const live = await first(
    db
      .selectFrom('configurators')
      .select('id')
      .where('organisationId', '=', demo.id)
      .where('deployedVersion', 'is not', null)
      .orderBy('id'),
  );
  await store.run('analyze');
  await store.close();
  return { organisation: organisation.id, enquiry: enquiry.id, live: live.id, token, people, listed: LISTED };
}

/** Users who can sign in, with the demo's password; returns their addresses. */
async function addPeople(db, from, organisationId) {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('organisationId', '=', from)
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const emails = Array.from({ length: PEOPLE }, (_, n) => `person-${n}@vitrine.test`);
  const person = { organisationId, groupId: 2, firstName: 'Bench', lastName: 'Person', inviteStatus: 'active' };
  await db
    .insertInto('users')
    .values(emails.map((email) => ({ ...person, email, passwordHash, permissions: ['configurators'] })))
    .execute();
  return emails;
}

/** A copy of the demo's panoramic kitchen, with its versions, for the new organisation. */
async function copyConfigurator(db, from, organisationId) {
  const { id: _groupId, ...group } = await db
    .selectFrom('configuratorGroups')
    .selectAll()
    .where('organisationId', '=', from)
    .executeTakeFirstOrThrow();
  const { id: groupId } = await db
    .insertInto('configuratorGroups')
    .values({ ...group, organisationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, scenes, customisation, ...record } = await db
    .selectFrom('configurators')
    .selectAll()
    .where('organisationId', '=', from)
    .where('deployedVersion', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const json = { scenes: JSON.stringify(scenes), customisation: JSON.stringify(customisation) };
  // Not deployed: it has rows but no files.
  const own = { organisationId, groupId, dataUrl: 'bench/kitchens/kitchen', deployedVersion: null };
  const copiedRow = await db
    .insertInto('configurators')
    .values({ ...record, ...json, ...own })
    .returning('id')
    .executeTakeFirstOrThrow();
  const versions = await db.selectFrom('configuratorVersions').selectAll().where('configuratorId', '=', id).execute();
  await db
    .insertInto('configuratorVersions')
    .values(versions.map((version) => ({ ...version, configuratorId: copiedRow.id })))
    .execute();
  return copiedRow.id;
}
