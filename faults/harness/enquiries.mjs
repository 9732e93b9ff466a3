import { randomUUID } from 'node:crypto';
import { askFor, nextAddress } from './client.mjs';
import { until } from './server.mjs';
import { apiHost } from './tenant.mjs';

const EMAILS_WITHIN_MS = 60_000;

/** Enquiries to one configurator of a tenant: acknowledged ones, and interrupted ones. */
export const startEnquiries = (tenant) => ({
  tenant,
  configurator: tenant.configurators[0],
  acknowledged: new Set(),
  open: new Set(),
  seen: new Set(),
  again: 0,
});

/** Sends a new enquiry, or one again by its key. */
export async function sendEnquiry(state, port, key = randomUUID()) {
  state.open.add(key);
  await askFor(port, {
    ...{ method: 'POST', path: '/viewer/contact/request', host: apiHost(port), from: nextAddress() },
    form: {
      ...{ name: `Visitor ${key}`, email: `${key}@visitor.test`, phone: '020 7946 0018', terms: '1', elapsed: '9000' },
      ...{ configurator_id: String(state.configurator.id), type: 'panoramic', client_key: key, items: '[]' },
    },
  });
  state.open.delete(key);
  state.acknowledged.add(key);
}

/** Counts what is broken after a fault. First sends the interrupted ones again, as the viewer does. */
export async function checkEnquiries(state, port) {
  for (const key of [...state.open]) {
    await sendEnquiry(state, port, key);
    state.again++;
  }
  const listed = await listOf(state);
  const counts = new Map();
  for (const { name } of listed) counts.set(name, (counts.get(name) ?? 0) + 1);
  const broken = { 'acknowledged enquiries lost': 0, 'enquiries doubled': 0, 'emails missing or doubled': 0 };
  for (const key of state.acknowledged) {
    const count = counts.get(`Visitor ${key}`) ?? 0;
    if (count === 0) broken['acknowledged enquiries lost']++;
    if (count > 1) broken['enquiries doubled']++;
  }
  for (const { id, name } of listed) {
    if (!name.startsWith('Visitor ') || state.seen.has(id)) continue;
    state.seen.add(id);
    const emails = await state.tenant.call('GET', `/enquiries/${id}/emails`);
    if (
      new Set(emails.map(({ kind, recipient }) => `${kind} ${recipient}`)).size !== emails.length ||
      emails.length < 2
    )
      broken['emails missing or doubled']++;
  }
  return broken;
}

async function listOf({ tenant }) {
  return tenant.call('GET', `/organisations/${tenant.organisationId}/enquiries`);
}

/** Milliseconds until every email of the enquiries is sent; undefined when some are late. */
export async function untilEmailed(state, within = EMAILS_WITHIN_MS) {
  const began = performance.now();
  const waiting = new Set((await listOf(state)).filter(({ name }) => name.startsWith('Visitor ')).map(({ id }) => id));
  const done = await until(
    async () => {
      for (const id of [...waiting]) {
        const emails = await state.tenant.call('GET', `/enquiries/${id}/emails`);
        if (!emails.every(({ status }) => status === 'sent')) return false;
        waiting.delete(id);
      }
      return true;
    },
    within,
    500,
  );
  return done ? performance.now() - began : undefined;
}
