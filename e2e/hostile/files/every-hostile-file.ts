import { hostileDrawings } from './drawings.ts';
import { baitFrom, type HostileFile } from './hostile-file.ts';
import { imagesThatFlood } from './images-that-flood.ts';
import { imagesThatRun } from './images-that-run.ts';
import { imagesThatTell } from './images-that-tell.ts';
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
  const [tell, run, flood, others] = await Promise.all([
    imagesThatTell(),
    imagesThatRun(bait),
    imagesThatFlood(),
    strangers(bait),
  ]);
  return { drawings: hostileDrawings(bait), images: [...tell, ...run, ...flood], strangers: others };
}
