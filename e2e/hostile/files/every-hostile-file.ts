import { hostileDrawings } from './drawings.ts';
import { baitFrom, type HostileFile } from './hostile-file.ts';
import { imagesThatFlood } from './images-that-flood.ts';
import { imagesThatRun } from './images-that-run.ts';
import { imagesWithMetadata } from './images-with-metadata.ts';
import { strangers } from './strangers.ts';

export interface HostileFiles {
  drawings: HostileFile[];
  /** Real images, or files that start like one. */
  images: HostileFile[];
  strangers: HostileFile[];
}

/** All hostile files. `outside` is the address that they try to reach. */
export async function everyHostileFile(outside: string): Promise<HostileFiles> {
  const bait = baitFrom(outside);
  const [withMetadata, run, flood, others] = await Promise.all([
    imagesWithMetadata(),
    imagesThatRun(bait),
    imagesThatFlood(),
    strangers(bait),
  ]);
  return { drawings: hostileDrawings(bait), images: [...withMetadata, ...run, ...flood], strangers: others };
}
