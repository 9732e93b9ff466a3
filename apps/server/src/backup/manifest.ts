import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

/** The last part of a backup: its content, with the hash of each part. */
export const manifestSchema = z.object({
  format: z.literal('vitrine-backup'),
  formatVersion: z.literal(1),
  product: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: count,
      sha256,
    }),
  ),
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
  /** Jobs that were waiting or running. */
  jobs: z.object({ rows: count, sha256 }),
  files: z.array(z.object({ path: z.string(), bytes: count, sha256 })),
  /** Whether the key that seals secrets in the database is inside. */
  hasKey: z.boolean(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The name of each part in the archive. */
export const PARTS = {
  manifest: 'manifest.json',
  key: 'secret.key',
  jobs: 'jobs.jsonl',
  rows: 'rows/',
  files: 'files/',
};

export const rowCount = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** A summary of a backup, as text. */
export const describeManifest = (manifest: Manifest): string =>
  `${rowCount(manifest)} rows of ${manifest.tables.length} tables, ${manifest.jobs.rows} waiting jobs, ${manifest.files.length} files`;
