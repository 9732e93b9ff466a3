import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { killRounds } from './harness/kill-rounds.mjs';
import { loseUnsynced } from './harness/lose-unsynced.mjs';
import { sendingEnquiries } from './kill-enquiries.mjs';

export const invariant =
  'power cuts of the embedded database: it opens again, and every acknowledged enquiry is there once with its emails';

/** A kill, after which the files of the database are as a power cut may leave them. */
export const run = (ground) => {
  const journal = path.join(ground.folder, 'unsynced-writes');
  const recorder = pathToFileURL(path.join(import.meta.dirname, 'harness/record-writes.mjs'));
  let lost = 0;
  const scenario = {
    ...sendingEnquiries,
    figures: (state) => ({ ...sendingEnquiries.figures(state), 'blocks of files lost': lost }),
    afterKill: (dataDir) => {
      lost += loseUnsynced(path.join(dataDir, 'database'), journal);
    },
  };
  return killRounds(ground, scenario, { NODE_OPTIONS: `--import ${recorder}`, WRITES_JOURNAL: journal });
};
