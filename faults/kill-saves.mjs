import { killRounds } from './harness/kill-rounds.mjs';
import { openTenant } from './harness/tenant.mjs';
import { priceIn, saveNext, startLine, versionsOf } from './harness/versions.mjs';

export const invariant = 'every acknowledged version is there once, and every listed version can be read';

const WRITERS = 3;
/** Older ones were checked in their own round. */
const READ_AGAIN = 3;

export const run = (ground) =>
  killRounds(ground, {
    prepare: async (port) => {
      const tenant = await openTenant(port);
      const lines = [];
      for (const one of tenant.configurators.slice(0, WRITERS)) lines.push(await startLine(tenant, one));
      return { tenant, lines };
    },
    writers: ({ tenant, lines }) => lines.map((line) => () => saveNext(tenant, line)),
    check,
    acknowledged: ({ lines }) => lines.reduce((sum, { prices }) => sum + prices.size, 0),
  });

async function check({ tenant, lines }) {
  const broken = { 'acknowledged saves lost': 0, 'versions doubled': 0, 'versions that cannot be read': 0 };
  for (const line of lines) {
    const listed = await versionsOf(tenant.call, line.id);
    if (new Set(listed).size !== listed.length) broken['versions doubled']++;
    for (const version of line.prices.keys()) if (!listed.includes(version)) broken['acknowledged saves lost']++;
    for (const version of listed.slice(0, READ_AGAIN)) {
      const price = await priceIn(tenant, line, version);
      const expected = line.prices.get(version);
      if (price === undefined) broken['versions that cannot be read']++;
      else if (expected !== undefined && price !== expected) broken['acknowledged saves lost']++;
    }
    line.newest = Math.max(...listed);
  }
  return broken;
}
