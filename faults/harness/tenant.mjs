import { ask, askFor } from './client.mjs';

const PASSWORD = 'vitrine-demo';

export const apiHost = (port) => `api.vitrine.localhost:${port}`;
export const contentHost = (port) => `vitrine-content.localhost:${port}`;

/** Signs in a demo account, from its own address where there are many; returns a client for it. */
export async function signIn(port, email, from) {
  const host = apiHost(port);
  const { token, user } = await askFor(port, {
    ...{ method: 'POST', path: '/api/login', host, ...(from ? { from } : {}) },
    json: { email, password: PASSWORD, keepLoggedIn: true },
  });
  const call = (method, path, json) => askFor(port, { method, path: `/api${path}`, host, token, json });
  return { call, token, user };
}

/** Oakline's owner with the deployed configurators that have layers. All accept the same small save. */
export async function openTenant(port) {
  const owner = await signIn(port, 'owner@oakline.test');
  const organisationId = owner.user.organisation.id;
  const configurators = [];
  for (const one of await owner.call('GET', `/organisations/${organisationId}/configurators`)) {
    const latest = one.deployed ? await readLive(port, `${one.live_url}/latest.json`) : null;
    if (latest?.details.layers) configurators.push(one);
  }
  return { ...owner, organisationId, configurators };
}

/** A JSON file of the content host as visitors load it; null without one. */
export async function readLive(port, path) {
  const { status, text } = await ask(port, { path: `/${path}`, host: contentHost(port) });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return JSON.parse(text);
}
