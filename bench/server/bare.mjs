// The baseline: the same rows over the same engine and the same HTTP server, without sessions, scopes, contract, headers
// or syncing to disk. PGlite runs in this thread, as its own documentation has it.
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';

const pglite = await PGlite.create(process.env.DATABASE);
const app = Fastify();
const rows = async (text, values) => (await pglite.query(text, values)).rows;

app.get('/readyz', async () => {
  await pglite.query('select 1');
  return { status: 'ready' };
});

app.get('/organisations/:id/enquiries', async ({ params }) => ({
  data: await rows(
    `select e.*, c.name as configurator_name, c.type_id, g.name as group_name
     from enquiries e left join configurators c on c.id = e.configurator_id
     left join configurator_groups g on g.id = c.group_id
     where e.organisation_id = $1 order by e.created_at desc, e.id desc`,
    [params.id],
  ),
}));

app.get('/configurators/:id', async ({ params }) => {
  const [configurator] = await rows(
    `select c.*, g.name as group_name, g.safe_name as group_safe_name
     from configurators c join configurator_groups g on g.id = c.group_id where c.id = $1`,
    [params.id],
  );
  const versions = await rows('select * from configurator_versions where configurator_id = $1 order by version desc', [
    params.id,
  ]);
  return { data: { ...configurator, versions } };
});

app.patch('/enquiries/:id', async ({ params, body }) => {
  const [changed] = await rows('update enquiries set status = $1 where id = $2 returning *', [body.status, params.id]);
  return { data: changed };
});

process.on('SIGTERM', async () => {
  await app.close();
  await pglite.close();
  process.exit(0);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
