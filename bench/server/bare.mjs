// The baseline: the same rows over the same engine and the same HTTP server, without sessions, scopes, contract, headers
// or limits. With DATABASE PGlite runs in this thread, as its own documentation has it; with DATABASE_URL a pool of ten.
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE, DATABASE_URL, PORT } = process.env;
const database = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await PGlite.create(DATABASE);
const app = Fastify();
const rows = async (text, values) => (await database.query(text, values)).rows;
await rows(
  `create table if not exists bare_events
   (configurator_id int, address text, kind text, at timestamptz, component text, name text, seconds int)`,
);

app.get('/readyz', async () => {
  await rows('select 1');
  return { status: 'ready' };
});

app.get('/organisations/:id/enquiries', async ({ params, query }) => ({
  data: await rows(
    `select e.*, c.name as configurator_name, c.type_id, g.name as group_name
     from enquiries e left join configurators c on c.id = e.configurator_id
     left join configurator_groups g on g.id = c.group_id
     where e.organisation_id = $1 order by e.created_at desc, e.id desc limit $2`,
    [params.id, query.limit],
  ),
}));

app.get('/enquiries/:id', async ({ params }) => {
  const [enquiry] = await rows(
    `select e.*, c.name as configurator_name, c.type_id, g.name as group_name
     from enquiries e left join configurators c on c.id = e.configurator_id
     left join configurator_groups g on g.id = c.group_id
     where e.id = $1`,
    [params.id],
  );
  return { data: enquiry };
});

app.patch('/enquiries/:id', async ({ params, body }) => {
  const [changed] = await rows('update enquiries set status = $1 where id = $2 returning *', [body.status, params.id]);
  return { data: changed };
});

app.post('/login', async ({ body }, reply) => {
  const [user] = await rows('select * from users where email = $1', [body.email]);
  if (!user || !(await verify(user.password_hash, body.password))) return reply.code(401).send({});
  const token = randomBytes(32).toString('base64url');
  await rows("insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')", [
    token,
    user.id,
  ]);
  return { token, user };
});

/** One row for each, like the first version of every counter. */
app.post('/viewer/events', async ({ body, ip }) => {
  for (const { kind, age, component, name, seconds } of body.events) {
    await rows(`insert into bare_events values ($1, $2, $3, now() - $4 * interval '1 second', $5, $6, $7)`, [
      body.configurator_id,
      ip,
      kind,
      age,
      component,
      name,
      seconds,
    ]);
  }
  return { taken: body.events.length };
});

app.post('/viewer/contact/request', async ({ body }) => {
  const [made] = await rows(
    `insert into enquiries (organisation_id, configurator_id, name, email, phone, type, items, client_key, terms_accepted)
     select organisation_id, id, $2, $3, $4, 'other', $5, $6, true from configurators where id = $1 returning id`,
    [body.configurator_id, body.name, body.email, body.phone, body.items, body.client_key],
  );
  return { data: made };
});

process.on('SIGTERM', async () => {
  await app.close();
  await (database.end ?? database.close).call(database);
  process.exit(0);
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
