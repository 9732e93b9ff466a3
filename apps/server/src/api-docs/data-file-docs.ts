import fs from 'node:fs/promises';
import path from 'node:path';
import { CONFIGURATOR_TYPE, type ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { dataFileSchema } from '../intake/data-file/data-file-schema.ts';
import { markdownToHtml } from './markdown.ts';
import { page } from './page.ts';

const TYPES = Object.keys(CONFIGURATOR_TYPE) as ConfiguratorType[];

/** The description of data files (docs/data-files.md) as a page, with a sample and a JSON Schema of each type. */
export const dataFileDocs = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const documents = path.join(config.root, 'docs');
  const schema = { hide: true };
  for (const url of app.apiPaths('/docs/data-files')) {
    app.get(url, { schema }, async (_request, reply) => {
      const text = await fs.readFile(path.join(documents, 'data-files.md'), 'utf8');
      return reply.type('text/html; charset=utf-8').send(page('Data files', markdownToHtml(text)));
    });
  }
  for (const type of TYPES) {
    for (const url of app.apiPaths(`/docs/samples/${type}.json`)) {
      app.get(url, { schema }, async (_request, reply) => {
        const sample = await fs.readFile(path.join(documents, `samples/${type}.json`));
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="sample-${type}.json"`)
          .send(sample);
      });
    }
    for (const url of app.apiPaths(`/docs/${type}.schema.json`)) {
      app.get(url, { schema }, async (_request, reply) =>
        reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(dataFileSchema(type), null, 2)),
      );
    }
  }
});
