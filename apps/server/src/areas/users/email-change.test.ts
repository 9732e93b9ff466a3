import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../testing/tenants.ts';

const MANAGER = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const HOUR = 3_600_000;
const STRANGER = 'stranger@terra.test';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let organisationId: number;
let foreignId: number;
let people = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  foreignId = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  await aUser(t.services, { email: STRANGER, groupId: 2, organisationId: foreignId });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.deliver();
  t.sent.length = 0;
  await t.services.db.deleteFrom('attempts').execute();
});

interface Person {
  id: number;
  email: string;
  token: string;
}

const aPerson = async (permissions = MANAGER): Promise<Person> => {
  const email = `person-${people++}@oakline.test`;
  const id = await aUser(t.services, { email, groupId: 2, organisationId, permissions });
  return { id, email, token: await aSession(t.services, id, 72) };
};
const free = (): string => `free-${people++}@example.org`;

const edit = (by: Person, of: Person | { id: number }, payload: object) =>
  call('PATCH', `/users/${of.id}`, { token: by.token, payload });
const confirm = (token: string | undefined) => call('POST', '/email-change/confirm', { payload: { token } });
const storedEmail = async (id: number): Promise<string> =>
  (await t.services.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

/** The response, without what differs between any two accounts. */
const alike = (answered: unknown, { id, email, NEW }: { id: number; email: string; NEW: string }): string =>
  JSON.stringify(answered, (key, value) => (key === 'created_at' || (key === 'id' && value === id) ? '' : value))
    .replaceAll(email, 'OLD')
    .replaceAll(NEW, 'NEW');

/** The sent emails by recipient, and the last link for a new address. */
const delivered = async (): Promise<{ sent: [string, string][]; link: string | undefined }> => {
  await t.deliver();
  const texts = t.sent.map(({ text }) => text).join('\n');
  return {
    sent: t.sent.map(({ to, subject }) => [to, subject]),
    link: [...texts.matchAll(/confirm-email\?token=([\w-]+)/g)].at(-1)?.[1],
  };
};

const CONFIRM = 'Confirm your new email address';
const ASKED = 'Your email address is about to change';
const IN_USE = 'Somebody tried to use your email address';
const CHANGED = 'Your email address has changed';

describe('a new address', () => {
  test('waits until its link is confirmed; the former one gets an email before and after', async () => {
    const [manager, person] = [await aPerson(), await aPerson()];
    const email = free();
    const answer = await edit(manager, person, { email });
    expect([answer.statusCode, answer.json().data.email, answer.json().data.pending_email]).toEqual([
      ...[200, person.email, email],
    ]);
    const { sent, link } = await delivered();
    expect(sent).toEqual([
      [email, CONFIRM],
      [person.email, ASKED],
    ]);
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await storedEmail(person.id)).toBe(person.email);
    expect((await confirm(link)).json().data).toEqual({ email });
    expect(await storedEmail(person.id)).toBe(email);
    expect((await delivered()).sent.at(-1)).toEqual([person.email, CHANGED]);
    expect((await confirm(link)).json().code).toBe('users.link_expired');
  });

  test('is answered and listed alike whether or not another account has it', async () => {
    const manager = await aPerson();
    const seen = [];
    for (const email of [free(), STRANGER]) {
      const person = await aPerson();
      const answer = await edit(manager, person, { email });
      const list = (await call('GET', '/users', { token: manager.token })).json().data as { id: number }[];
      const again = await call('POST', `/users/${person.id}/email-change/resend`, { token: manager.token });
      const listed = list.find(({ id }) => id === person.id);
      seen.push(alike([answer.statusCode, answer.json(), listed, again.statusCode], { ...person, NEW: email }));
    }
    expect(seen[1]).toBe(seen[0]);
    const { sent } = await delivered();
    expect(sent.filter(([to]) => to === STRANGER).map(([, subject]) => subject)).toEqual([IN_USE, IN_USE]);
    expect(t.sent.find(({ to }) => to === STRANGER)?.text).not.toContain('confirm-email');
  });

  test('works for a day; a newer one and a cancellation end the older', async () => {
    const [manager, person] = [await aPerson(), await aPerson()];
    await edit(manager, person, { email: free() });
    const first = (await delivered()).link;
    const newer = free();
    await edit(manager, person, { email: newer });
    const second = (await delivered()).link;
    expect((await confirm(first)).statusCode).toBe(410);
    t.setNow(new Date(TEST_DAY.getTime() + 24 * HOUR));
    expect((await confirm(second)).statusCode).toBe(410);
    t.setNow(new Date(TEST_DAY.getTime() + 24 * HOUR - 1000));
    const cancelled = await call('DELETE', `/users/${person.id}/email-change`, { token: person.token });
    expect([cancelled.statusCode, cancelled.json().data.pending_email]).toEqual([200, null]);
    expect((await confirm(second)).statusCode).toBe(410);
    expect(await storedEmail(person.id)).toBe(person.email);
  });

  test('that another user took meanwhile is rejected with a message', async () => {
    const [manager, person] = [await aPerson(), await aPerson()];
    const email = free();
    await edit(manager, person, { email });
    const { link } = await delivered();
    await aUser(t.services, { email: email.toUpperCase(), groupId: 2, organisationId: foreignId });
    const answer = await confirm(link);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'users.email_taken']);
    expect(await storedEmail(person.id)).toBe(person.email);
  });

  test('of two who confirm the same one at once goes to one, and a link used twenty times counts once', async () => {
    const manager = await aPerson();
    const email = free();
    const links: (string | undefined)[] = [];
    for (const person of [await aPerson(), await aPerson()]) {
      await edit(manager, person, { email });
      links.push((await delivered()).link);
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => confirm(links[n % 2])));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  test.each([
    ['a reset', true],
    ['a change of the password', false],
  ])('is not applied by %s, which ends it', async (_how, byReset) => {
    const person = await aPerson();
    const email = free();
    const asked = await edit(person, person, { email, current_password: PASSWORD });
    expect(asked.statusCode).toBe(200);
    const { link } = await delivered();
    const password = { password: 'another horse', password_confirmation: 'another horse' };
    if (byReset) {
      await call('POST', '/password/recovery/email', { payload: { email: person.email } });
      await t.deliver();
      const token = /recovery\/\?token=([\w-]+)/.exec(t.sent.at(-1)?.text ?? '')?.[1];
      const payload = { token, email: person.email, ...password };
      expect((await call('PUT', '/password/recovery', { payload })).statusCode).toBe(200);
    } else {
      const payload = { current_password: PASSWORD, ...password };
      expect((await call('PUT', '/user/password', { token: person.token, payload })).statusCode).toBe(200);
    }
    expect(await storedEmail(person.id)).toBe(person.email);
    expect((await confirm(link)).statusCode).toBe(410);
  });
});

describe('one’s own address', () => {
  test.each([{}, { current_password: '' }, { current_password: 'wrong' }])(
    'needs the password: %j',
    async (overrides) => {
      const person = await aPerson();
      for (const email of [free(), STRANGER]) {
        const answer = await edit(person, person, { email, ...overrides });
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['current_password']]);
      }
      expect((await delivered()).sent).toEqual([]);
    },
  );

  test('shows both addresses, and the name needs no password', async () => {
    const person = await aPerson();
    const email = free();
    expect((await edit(person, person, { first_name: 'Ann' })).statusCode).toBe(200);
    expect((await edit(person, person, { email, current_password: PASSWORD })).statusCode).toBe(200);
    expect((await delivered()).sent.map(([to]) => to)).toEqual([email, person.email]);
  });

  test('allows a few passwords a minute only', async () => {
    const person = await aPerson();
    const statuses = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await edit(person, person, { email: free(), current_password: 'wrong' })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('of an invited user', () => {
  const invite = async (manager: Person): Promise<{ id: number; email: string }> => {
    const payload = { first_name: 'Ann', last_name: 'Bell', email: free() };
    return (await call('POST', '/users', { token: manager.token, payload })).json().data;
  };

  test('the new address counts at once, and looks alike where another account has it', async () => {
    const manager = await aPerson();
    const seen = [];
    for (const email of [free(), STRANGER]) {
      const invited = await invite(manager);
      const former = /invite\?token=([\w-]+)/.exec((await delivered()) && (t.sent.at(-1)?.text ?? ''))?.[1];
      const answer = await edit(manager, invited, { email });
      const list = (await call('GET', '/users', { token: manager.token })).json().data as { id: number }[];
      const reset = { token: manager.token, payload: { email } };
      seen.push(
        alike(
          [
            ...[answer.statusCode, answer.json().data, list.find(({ id }) => id === invited.id)],
            (await call('GET', `/invite/${former}`)).statusCode,
            (await call('POST', `/users/${invited.id}/invite/resend`, { token: manager.token })).statusCode,
            (await call('POST', `/organisations/${organisationId}/users/password/reset`, reset)).statusCode,
            // The former address is free again.
            (await call('POST', '/users', { token: manager.token, payload: { ...invited, email: invited.email } }))
              .statusCode,
          ],
          { ...invited, NEW: email },
        ),
      );
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[0]).toContain('"email":"NEW"');
    const { sent } = await delivered();
    expect(sent.filter(([to]) => to === STRANGER).map(([, subject]) => subject)).toEqual([IN_USE, IN_USE]);
  });

  test('an address that was in use is invited once it is free', async () => {
    const manager = await aPerson();
    const invited = await invite(manager);
    const email = free();
    const holder = await aUser(t.services, { email, groupId: 2, organisationId: foreignId });
    await edit(manager, invited, { email });
    await t.services.db.deleteFrom('users').where('id', '=', holder).execute();
    await call('POST', `/users/${invited.id}/invite/resend`, { token: manager.token });
    await t.deliver();
    const token = /invite\?token=([\w-]+)/.exec(t.sent.at(-1)?.text ?? '')?.[1];
    expect((await call('GET', `/invite/${token}`)).json().data.email).toBe(email);
  });
});
