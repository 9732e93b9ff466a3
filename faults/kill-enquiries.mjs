import { checkEnquiries, sendEnquiry, startEnquiries } from './harness/enquiries.mjs';
import { killRounds } from './harness/kill-rounds.mjs';
import { openTenant } from './harness/tenant.mjs';

export const invariant =
  'every acknowledged enquiry is there once with its emails; one that is sent again does not double';

const WRITERS = 4;

export const sendingEnquiries = {
  prepare: async (port) => startEnquiries(await openTenant(port)),
  writers: (state, port) => Array.from({ length: WRITERS }, () => () => sendEnquiry(state, port)),
  check: checkEnquiries,
  acknowledged: ({ acknowledged }) => acknowledged.size,
  figures: ({ again }) => ({ 'cut off and sent again': again }),
};

export const run = (ground) => killRounds(ground, sendingEnquiries);
