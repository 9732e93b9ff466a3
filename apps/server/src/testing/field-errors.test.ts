import type { Route } from '@vitrine/contract/define-route';
import { nameFieldsInIssues } from '@vitrine/contract/field-messages';
import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { callsOf } from './calls-of.ts';
import { HOSTILE_VALUES, hostileBodies } from './hostile.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from './tenants.ts';

nameFieldsInIssues();

/** How zod puts it where nobody says otherwise. */
const ZODS = /^(Invalid (input|option|string|key|element|ISO|email|URL|\w+: )|Too (big|small)|Unrecognized|Expected)/;

const schemasOf = ({ params, query, body }: Route): z.ZodType[] => [params, query, body].filter((each) => !!each);

const inputsOf = (route: Route, schema: z.ZodType): unknown[] => {
  const names = Object.keys((schema as { shape?: object }).shape ?? {});
  const alone = names.flatMap((name) => HOSTILE_VALUES.map((value) => ({ [name]: value })));
  return [...HOSTILE_VALUES, ...alone, ...(schema === route.body ? hostileBodies(route) : [])];
};

const messagesOf = (route: Route): string[] =>
  schemasOf(route).flatMap((schema) =>
    inputsOf(route, schema).flatMap(
      (input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
    ),
  );

describe.each(Object.entries(allRoutes as Record<string, Route>))('the input of %s', (_, route) => {
  const messages = [...new Set(messagesOf(route))];

  test('is rejected in plain sentences', () => {
    expect(messages.filter((message) => ZODS.test(message) || !/^\p{Lu}.+[^\s]$/su.test(message))).toEqual([]);
    expect(messages.filter((message) => message.length > 400)).toEqual([]);
  });

  test('is not repeated', () => {
    const texts = HOSTILE_VALUES.filter((value) => typeof value === 'string' && value.trim().length > 4);
    expect(messages.filter((message) => texts.some((text) => message.includes(String(text).trim())))).toEqual([]);
  });
});

describe('an answer about fields', () => {
  let t: TestApp;
  let token: string;
  let organisationId: number;
  let configuratorId: number;
  beforeAll(async () => {
    t = await appForTests();
    organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    configuratorId = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
    token = await aSession(
      t.services,
      await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId }),
    );
  });
  afterAll(() => t.close());

  const answerOf = async (path: string, payload: object) => {
    const answer = await callsOf(t)('POST', path, { token, payload });
    return { status: answer.statusCode, body: answer.body, errors: answer.json().errors as Record<string, string[]> };
  };

  test('cuts the name of a field that the request made up', async () => {
    const { status, errors } = await answerOf(`/organisations/${organisationId}/enquiry-filters`, {
      ...{ name: 'New', filter: {}, ['x'.repeat(10_000)]: 1 },
    });
    expect([status, errors.body]).toEqual([422, [`The request has unknown fields: ${'x'.repeat(40)}…`]]);
  });

  test('says one thing about a value of the wrong type', async () => {
    const { errors } = await answerOf('/login', { email: [], password: 7 });
    expect(errors).toEqual({ email: ['Email is required!'], password: ['Password is required!'] });
    expect((await answerOf('/login/second-step', { ticket: [], code: [] })).errors).toEqual({
      ...{ ticket: ['Ticket must be text'], code: ['Code must be text'] },
    });
  });

  test('does not repeat a password', async () => {
    const secret = 'correct horse battery staple';
    const payload = { email: 'o@oakline.test', password: `${secret}${'x'.repeat(500)}` };
    const { status, body } = await answerOf('/login', payload);
    expect([status, body.includes(secret)]).toEqual([422, false]);
  });

  test('is not much larger than its request, however many entries are wrong', async () => {
    const customFields = Array.from({ length: 20_000 }, () => 7);
    const payload = { saveDesign: { customFields } };
    const { status, body } = await answerOf(`/configurators/${configuratorId}/customisation`, payload);
    expect(status).toBe(422);
    expect(body.length).toBeLessThan(20_000);
  });
});
