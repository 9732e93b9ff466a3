import { expect } from '@playwright/test';
import { createMarkedUp, sendAsCatalogue } from './catalogue.ts';
import type { HostileFiles } from './files/every-hostile-file.ts';
import type { Bait, HostileFile } from './files/hostile-file.ts';
import type { Calls } from './product-calls.ts';
import { dataUrlOf, type Outcome, outcomeOf, sendTo, type Tenant } from './send.ts';

/** Rate-limited routes get a few files, of each kind. */
const FEW = 5;
const FEWER = 3;
/** Their logos are sent with a new organisation. The last one must be accepted. */
const LOGOS = ['page called a PNG', 'entity of a file', 'location in EXIF of a JPEG'];

export interface OpenTenant {
  tenant: Tenant;
  outcomes: Outcome[];
  /** Folder of a live configurator with markup in its names. */
  live: string;
}

/** An organisation for the files: created with hostile images itself, and with a configurator. */
export async function openTenant(call: Calls, bait: Bait, files: readonly HostileFile[]): Promise<OpenTenant> {
  const outcomes: Outcome[] = [];
  let organisation = 0;
  for (const name of LOGOS) {
    const file = files.find((each) => each.name === name);
    if (!file) throw new Error(`There is no file ${name}`);
    const answer = await call('POST', '/organisations', {
      ...{ name: 'Hostile Tenant', access_subdomain: 'hostile-tenant', authorised_domain: 'gallery.localhost' },
      ...{ contact_email: 'owner@hostile.example', sessions: 100, years: 1 },
      ...{ logo: dataUrlOf(file), banner: dataUrlOf(file) },
    });
    outcomes.push(outcomeOf('a new organisation', name, answer));
    if (answer.status === 200) organisation = (answer.data as { id: number }).id;
  }
  const { id, live_url, deployed } = await createMarkedUp(call, organisation, bait);
  expect(deployed).toBe(true);
  return { tenant: { call, organisation, configurator: id }, outcomes, live: live_url };
}

/** Sends every file as a logo and as an image of a catalogue, and each to at least one of the other routes. */
export async function sendAll(tenant: Tenant, { drawings, images, strangers }: HostileFiles): Promise<Outcome[]> {
  const rasters = [...images, ...strangers];
  const rastersAndFew = [...rasters, ...drawings.slice(0, FEW)];
  const half = (from: 0 | 1): HostileFile[] => rastersAndFew.filter((_, at) => at % 2 === from);
  const some = (count: number): HostileFile[] =>
    rasters.filter((_, at) => at % Math.floor(rasters.length / count) === 0).slice(0, count);
  // Two users at once, as on a busy day.
  const logos = await Promise.all([
    sendTo('logo and banner', tenant, [...drawings, ...rasters]),
    sendTo('logo of a configurator', tenant, half(0)),
  ]);
  const shown = await Promise.all([
    sendTo('image of a preset', tenant, half(1)),
    sendTo('image of a preview', tenant, half(0)),
  ]);
  const others = await Promise.all([
    sendTo('photo for the style finder', tenant, strangers),
    sendTo('image of an enquiry', tenant, some(FEW)),
    sendTo('image of a sheet', tenant, some(FEWER)),
    sendAsCatalogue(tenant.call, tenant.organisation, rastersAndFew),
  ]);
  return [...logos, ...shown, ...others].flat();
}
