import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { setup } = await tsImport('../../packages/store/src/testing/database-image.ts', import.meta.url);
const { appForTests } = await tsImport('../../apps/server/src/testing/app-for-tests.ts', import.meta.url);
const tenants = await tsImport('../../apps/server/src/testing/tenants.ts', import.meta.url);
const { readDataFile } = await tsImport('../../apps/server/src/intake/data-file/read-data-file.ts', import.meta.url);

/** Folder of the demo's panoramic kitchen on the content host. */
const DATA_URL = 'bench/kitchens/kitchen';

/**
 * Puts the demo's panoramic kitchen live with the real server, whose content host is on `port`, and copies its files to
 * `folder`. Returns the paths of latest.json and of the whole 4096 x 2048 base image, which the peers show, and the
 * data file.
 */
export async function makeContent(root, folder, port) {
  const source = path.join(root, 'demo/content/panoramic');
  const text = fs.readFileSync(path.join(source, 'catalogue.json'), 'utf8');
  const removeImage = await setup();
  const { services, close } = await appForTests({ PORT: String(port) });
  try {
    const organisationId = await tenants.anOrganisation(services, { name: 'Bench', subdomain: 'bench' });
    const upload = { text, readImage: (image) => fs.promises.readFile(path.join(source, image)).catch(() => null) };
    const id = await tenants.aConfigurator(services, { organisationId, name: 'Kitchen', upload });
    await tenants.deployFirstVersion(services, id);
    fs.cpSync(path.join(services.config.dataDir, 'content'), folder, { recursive: true });
  } finally {
    await close();
    removeImage();
  }
  const file = readDataFile(text, 'panoramic');
  const { assets } = JSON.parse(fs.readFileSync(path.join(folder, DATA_URL, 'latest.json'), 'utf8'));
  const whole = assets[file.base.image].variants.find(({ scale }) => scale === 1);
  return { latest: `/${DATA_URL}/latest.json`, image: `/${DATA_URL}/${whole.file}`, file };
}
