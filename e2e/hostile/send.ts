import { expect } from '@playwright/test';
import type { HostileFile } from './files/hostile-file.ts';
import { type Answer, type Calls, formOf, visitorsCall } from './product-calls.ts';

/** The outcome of one file on one route. */
export interface Outcome {
  file: string;
  route: string;
  stored: boolean;
}

/** The tenant that receives the files. */
export interface Tenant {
  call: Calls;
  organisation: number;
  configurator: number;
}

const fileOf = ({ bytes, fileName, type }: HostileFile): File => new File([new Uint8Array(bytes)], fileName, { type });
export const dataUrlOf = ({ bytes, type }: HostileFile): string => `data:${type};base64,${bytes.toString('base64')}`;

/** A file is stored or rejected with a message. Anything else is an error of the product. */
export function outcomeOf(route: string, file: string, { status, message }: Answer): Outcome {
  const stored = status === 200;
  if (!stored) {
    expect(status, `${route}: ${file}: ${message}`).toBeGreaterThanOrEqual(400);
    expect(status, `${route}: ${file}: ${message}`).toBeLessThan(500);
    expect(status, `${route}: ${file} ran into a limit of another kind`).not.toBe(429);
    expect(message, `${route}: ${file}`).toMatch(/^[A-Z][^\n]{8,}$/);
  }
  return { file, route, stored };
}

/** All routes that accept one image. */
const ROUTES: Readonly<Record<string, (tenant: Tenant, file: HostileFile, at: number) => Promise<Answer>>> = {
  'logo and banner': ({ call, organisation }, file, at) =>
    call('PATCH', `/organisations/${organisation}/edit`, { [at % 2 ? 'banner' : 'logo']: dataUrlOf(file) }),
  'logo of a configurator': ({ call, configurator }, file) =>
    call(
      'POST',
      `/configurators/${configurator}/customisation/logos`,
      formOf({ fileName: 'startScreen.png', fileData: fileOf(file) }),
    ),
  'image of a preset': ({ call, configurator }, file) =>
    call(
      'POST',
      `/configurators/${configurator}/preset/image`,
      formOf({ fileName: 'preset1.png', fileData: fileOf(file) }),
    ),
  'image of a preview': ({ call, configurator }, file) =>
    call(
      'POST',
      `/configurators/${configurator}/previews`,
      formOf({ shape: 'L-Shape', release: 'View', version: '1', image: fileOf(file) }),
    ),
  'photo for the style finder': ({ call }, file) =>
    call('POST', '/style-finder/platform/preset', formOf({ training: '', image: fileOf(file) })),
  'image of an enquiry': ({ configurator }, file, at) =>
    visitorsCall(
      'POST',
      '/viewer/contact/request',
      formOf({
        ...{ name: 'Ida Marsh', email: `ida${at}@hostile.test`, configurator_id: String(configurator) },
        ...{ items: '[]', type: 'panoramic', previewImage: fileOf(file) },
      }),
    ),
  'image of a sheet': ({ configurator }, file) =>
    visitorsCall(
      'POST',
      '/viewer/designs/sheet',
      formOf({ configurator_id: String(configurator), design: 'W1', image: fileOf(file) }),
    ),
};

/** Sends files to a route, one after the other. */
export async function sendTo(route: string, tenant: Tenant, files: readonly HostileFile[]): Promise<Outcome[]> {
  const send = ROUTES[route];
  if (!send) throw new Error(`There is no route ${route}`);
  const outcomes: Outcome[] = [];
  for (const [at, file] of files.entries()) {
    // An empty file is not a file: nothing was sent.
    if (file.bytes.length === 0 && route !== 'logo and banner') continue;
    outcomes.push(outcomeOf(route, file.name, await send(tenant, file, at)));
  }
  return outcomes;
}
