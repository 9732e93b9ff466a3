import { hostileDrawings } from './drawings.ts';
import { baitFrom, type HostileFile } from './hostile-file.ts';
import { picturesThatFlood } from './pictures-that-flood.ts';
import { picturesThatRun } from './pictures-that-run.ts';
import { picturesThatTell } from './pictures-that-tell.ts';
import { strangers } from './strangers.ts';

export interface HostileFiles {
  drawings: HostileFile[];
  /** Real pictures, or what begins as one. */
  pictures: HostileFile[];
  strangers: HostileFile[];
}

/** All of them; what they try to reach is at `outside`. */
export async function everyHostileFile(outside: string): Promise<HostileFiles> {
  const bait = baitFrom(outside);
  const [tell, run, flood, others] = await Promise.all([
    picturesThatTell(),
    picturesThatRun(bait),
    picturesThatFlood(),
    strangers(bait),
  ]);
  return { drawings: hostileDrawings(bait), pictures: [...tell, ...run, ...flood], strangers: others };
}
