import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { ImageIntakesTable, IntakeImagesTable } from '../tables/configurators.ts';

/** The images of one upload, of configurators that the caller has already found in its scope. */

export type IntakeImage = Selectable<IntakeImagesTable>;

export interface ImageIntakeRecord extends Selectable<ImageIntakesTable> {
  done: number;
  waiting: number;
  failed: { path: string; reason: string }[];
}

interface StagedImage extends Pick<IntakeImage, 'path' | 'use' | 'staged'> {
  bytes?: number;
}

interface NewIntake {
  configuratorId: number;
  version: number;
  publishes: boolean;
  folder: string | null;
  missing: string[];
  unused: string[];
  images: StagedImage[];
}

const ROWS_AT_ONCE = 500;

/** Begins the next intake. Pending images of an earlier one stay, unless the same image was sent again. */
export async function beginIntake(db: Database, input: NewIntake, now: Date): Promise<void> {
  const { configuratorId, images, folder, ...row } = input;
  await db
    .deleteFrom('intakeImages')
    .where('configuratorId', '=', configuratorId)
    .where('status', '=', 'done')
    .execute();
  const before = await db
    .selectFrom('imageIntakes')
    .select('folders')
    .where('configuratorId', '=', configuratorId)
    .executeTakeFirst();
  const folders = [...(before?.folders ?? []), ...(folder === null ? [] : [folder])];
  const values = { ...row, folders, updatedAt: now };
  await db
    .insertInto('imageIntakes')
    .values({ configuratorId, ...values })
    .onConflict((conflict) => conflict.column('configuratorId').doUpdateSet(values))
    .execute();
  for (let from = 0; from < images.length; from += ROWS_AT_ONCE) {
    const rows = images.slice(from, from + ROWS_AT_ONCE);
    await insertImages(
      db,
      rows.map((image) => ({ ...image, configuratorId })),
    );
  }
}

const insertImages = (db: Database, rows: Insertable<IntakeImagesTable>[]): Promise<unknown> =>
  db
    .insertInto('intakeImages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['configuratorId', 'path']).doUpdateSet((eb) => ({
        use: eb.ref('excluded.use'),
        staged: eb.ref('excluded.staged'),
        bytes: eb.ref('excluded.bytes'),
        status: 'waiting',
        reason: null,
        asset: null,
      })),
    )
    .execute();

/** The progress of the images; undefined when none were ever sent. */
export async function findIntake(db: Database, configuratorId: number): Promise<ImageIntakeRecord | undefined> {
  const intake = await db
    .selectFrom('imageIntakes')
    .selectAll()
    .where('configuratorId', '=', configuratorId)
    .executeTakeFirst();
  if (!intake) return undefined;
  const counts = await db
    .selectFrom('intakeImages')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('configuratorId', '=', configuratorId)
    .groupBy('status')
    .execute();
  const failed = await db
    .selectFrom('intakeImages')
    .select(['path', 'reason'])
    .where('configuratorId', '=', configuratorId)
    .where('status', '=', 'failed')
    .orderBy('path')
    .execute();
  const countOf = (status: string): number => Number(counts.find((row) => row.status === status)?.count ?? 0);
  return {
    ...intake,
    done: countOf('done'),
    waiting: countOf('waiting'),
    failed: failed.map(({ path, reason }) => ({ path, reason: reason ?? '' })),
  };
}

/** How many images of these configurators are prepared, for each that has some waiting. */
export async function listPreparing(
  db: Database,
  configuratorIds: readonly number[],
): Promise<{ configuratorId: number; done: number; total: number }[]> {
  if (configuratorIds.length === 0) return [];
  const rows = await db
    .selectFrom('intakeImages')
    .select(({ fn }) => [
      'configuratorId',
      fn.countAll().as('total'),
      fn.countAll().filterWhere('status', '=', 'done').as('done'),
    ])
    .where('configuratorId', 'in', [...configuratorIds])
    .groupBy('configuratorId')
    .having(({ fn }) => fn.countAll().filterWhere('status', '=', 'waiting'), '>', 0)
    .execute();
  return rows.map(({ configuratorId, done, total }) => ({ configuratorId, done: Number(done), total: Number(total) }));
}

/** Images in one state, in the order of their names. */
export const listImages = (
  db: Database,
  configuratorId: number,
  status: IntakeImage['status'],
): Promise<IntakeImage[]> =>
  db
    .selectFrom('intakeImages')
    .selectAll()
    .where('configuratorId', '=', configuratorId)
    .where('status', '=', status)
    .orderBy('path')
    .execute();

type SentImage = Pick<IntakeImage, 'configuratorId' | 'path' | 'staged'>;

/** The row of an image, unless it was sent again meanwhile. */
const rowOf = (db: Database, { configuratorId, path, staged }: SentImage) =>
  db
    .updateTable('intakeImages')
    .where('configuratorId', '=', configuratorId)
    .where('path', '=', path)
    .where('staged', '=', staged);

/**
 * Stores the result of an image, unless it was sent again meanwhile. One that another server has prepared stays prepared:
 * its upload may be gone by now, which is no reason here.
 */
export const settleImage = (
  db: Database,
  image: SentImage,
  became: { asset: unknown } | { reason: string },
): Promise<unknown> =>
  'asset' in became
    ? rowOf(db, image)
        .set({ status: 'done', asset: JSON.stringify(became.asset), reason: null })
        .execute()
    : rowOf(db, image).set({ status: 'failed', reason: became.reason }).where('status', '=', 'waiting').execute();

/** Stores why a prepared image cannot be used, unless it was sent again meanwhile. */
export const rejectPrepared = (db: Database, image: SentImage, reason: string): Promise<unknown> =>
  rowOf(db, image).set({ status: 'failed', reason }).execute();

/** Every folder that an intake still uses for its uploads. */
export const listUploadFolders = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('imageIntakes').select('folders').execute()).flatMap(({ folders }) => folders);

/** Resets the failed ones; returns how many. */
export async function retryFailed(db: Database, configuratorId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('intakeImages')
    .set({ status: 'waiting', reason: null })
    .where('configuratorId', '=', configuratorId)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const updateIntake = (
  db: Database,
  configuratorId: number,
  changed: { publishes?: boolean; folders?: string[]; missing?: string[] },
  now: Date,
): Promise<unknown> =>
  db
    .updateTable('imageIntakes')
    .set({ ...changed, updatedAt: now })
    .where('configuratorId', '=', configuratorId)
    .execute();
