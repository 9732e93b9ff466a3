import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import {
  deleteExcessDesignImages,
  deleteUnusedDesignImages,
  storeDesignImage,
  touchDesignImage,
} from '@vitrine/store/designs/images';
import { designImagePath } from '../hosting/paths.ts';
import type { Services } from '../services.ts';
import { RecentFiles } from './recent-files.ts';

type Owner = Pick<ConfiguratorRecord, 'id' | 'dataUrl'>;
type Dependencies = Pick<Services, 'content' | 'db' | 'clock'>;

/** How many names are remembered of those that were noted as used today. */
const NOTED_MOST = 10_000;

/** Images of designs beside the other files of their configurator, below a folder that is not public. */
export class StoredImages {
  readonly #services: Dependencies;
  readonly #most: { images: number; bytes: number };
  readonly #noted = new Map<string, number>();
  readonly #recent = new RecentFiles();

  /** @param most what is stored of one configurator */
  constructor(
    services: Dependencies,
    most: { images: number; bytes: number } = { images: limits.stored, bytes: limits.storedBytes },
  ) {
    this.#services = services;
    this.#most = most;
  }

  /** Null when it is not stored. Notes that it is used, once a day. */
  async read({ id, dataUrl }: Owner, name: string, onError: (error: unknown) => void): Promise<Buffer | null> {
    const { content, db, clock } = this.#services;
    const path = designImagePath(dataUrl, name);
    const file = this.#recent.get(path) ?? (await content.read(path));
    if (file) this.#recent.add(path, file);
    const now = clock();
    if (file && this.#isFirstToday(name, now)) touchDesignImage(db, { configuratorId: id, name }, now).catch(onError);
    return file;
  }

  /** Stores an image, and removes the configurator's images that were unused for longest beyond the limits. */
  async store({ id, dataUrl }: Owner, name: string, bytes: Buffer): Promise<void> {
    const { content, db, clock } = this.#services;
    await content.write(designImagePath(dataUrl, name), bytes);
    this.#recent.add(designImagePath(dataUrl, name), bytes);
    await storeDesignImage(db, { configuratorId: id, name, bytes: bytes.length, usedAt: clock() });
    for (const excess of await deleteExcessDesignImages(db, id, this.#most))
      await content.remove(designImagePath(dataUrl, excess));
  }

  #isFirstToday(name: string, now: Date): boolean {
    const day = Math.floor(now.getTime() / DAY_MS);
    if (this.#noted.get(name) === day) return false;
    this.#noted.delete(name);
    this.#noted.set(name, day);
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > NOTED_MOST && oldest !== undefined) this.#noted.delete(oldest);
    return true;
  }
}

/** Removes images that nobody asked for in a long time. */
export async function sweepDesignImages({ content, db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - limits.unusedDays * DAY_MS);
  for (const { configuratorId, name } of await deleteUnusedDesignImages(db, before)) {
    const record = await configuratorOf(db, { configuratorId });
    if (record) await content.remove(designImagePath(record.dataUrl, name));
  }
}
