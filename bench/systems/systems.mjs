// Other systems that do a part of what the server does, measured beside it when BENCH_SYSTEMS names them:
// `BENCH_SYSTEMS=strapi,directus npm run bench server`. Each has its own packages, which are installed the first time
// it is asked for, and nothing of it is loaded when it is not. Every system is an object of one shape:
//
//   title                       what the tables call it
//   install()                   its packages, built for production; does nothing when that is done
//   start({ databaseUrl, port }) -> running: { child, address, milliseconds, databaseUrl }
//                               `milliseconds` is a start on a database that it has made before, until its own health
//                               page answers 200; an empty database is made first, off the clock
//   fill(running, rows)         what is measured needs: `rows` of rows.mjs, a user or token with the rights to read and
//                               change enquiries and nothing else
//   requests(running) -> { list, one, change, signIn }
//                               once it is filled; a promise of lists of { method, path, headers, body } that a load
//                               sends in turns: the 50 newest enquiries, one of them, its status to and fro, and a
//                               sign-in with a password
//   admin(running) -> { address, signIn(page), list(page) }
//                               its own back office for a browser's page; `signIn` answers once it can be used, `list`
//                               goes to the list of 50 enquiries and answers the locator of its first row
//   stop(running)
//
// Rights are checked, and changes recorded, as each does it without being asked. Only what a load would trip over is
// off: limits on sign-ins from one address and on a busy process. Passwords are slow on purpose: `signIn` is measured
// with few connections and last, because what waits when the load ends is still worked off.

const SYSTEMS = {
  strapi: async () => (await import('./strapi.mjs')).strapi,
  directus: async () => (await import('./directus.mjs')).directus,
};

/** The systems that BENCH_SYSTEMS names, in its order; none without it. */
export function chosenSystems(names = process.env.BENCH_SYSTEMS ?? '') {
  const requested = names.split(',').filter(Boolean);
  const unknown = requested.filter((name) => !(name in SYSTEMS));
  if (unknown.length > 0)
    throw new Error(`There is no system ${unknown.join(', ')}; there are ${Object.keys(SYSTEMS).join(', ')}.`);
  return Promise.all(requested.map((name) => SYSTEMS[name]()));
}
