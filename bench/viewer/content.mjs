import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const fromServer = (root, file) => tsImport(path.join(root, 'apps/server/src', file), import.meta.url);
const fromStore = (root, file) => tsImport(path.join(root, 'packages/store/src', file), import.meta.url);

/** Folder of the demo's panoramic kitchen on the content host. */
const DATA_URL = 'bench/kitchens/kitchen';

/**
 * Publishes the demo's panoramic kitchen to a folder with the server's own code. Returns the paths of latest.json and
 * of the whole 4096 x 2048 base image, which the peers show.
 */
export async function makeContent(root, folder, port) {
  const { importUpload } = await fromServer(root, 'intake/import-upload.ts');
  const { publish } = await fromServer(root, 'publish/latest.ts');
  const { contentFolder } = await fromServer(root, 'ports/content-folder.ts');
  const { readConfig } = await fromServer(root, 'config.ts');
  const { addressesOf } = await fromServer(root, 'addresses.ts');
  const source = path.join(root, 'demo/content/panoramic');
  const content = contentFolder(folder);
  const { file, assets, missing } = await importUpload(content, {
    dataUrl: DATA_URL,
    type: 'panoramic',
    text: fs.readFileSync(path.join(source, 'catalogue.json'), 'utf8'),
    folder: { version: 1000, fileKey: null },
    readImage: (image) => fs.promises.readFile(path.join(source, image)).catch(() => null),
  });
  if (missing.length > 0) throw new Error(`The demo content lacks ${missing.join(', ')}`);
  const config = readConfig({ PORT: String(port), DATA_DIR: folder, VITRINE_DEMO: '1' });
  const record = {
    id: 1,
    name: 'Kitchen',
    typeId: 1,
    groupName: 'Kitchens',
    currency: 'GBP',
    supportsSaveDesign: true,
    supportsPresets: false,
    customisation: {},
    dataUrl: DATA_URL,
  };
  // The database that publishing queries for a version's list of images. It is empty, so every uploaded image counts.
  const { openMemory } = await fromStore(root, 'open.ts');
  const { migrate } = await fromStore(root, 'migrate.ts');
  const store = await openMemory();
  await migrate(store, path.join(root, 'packages/store/migrations'));
  const organisation = { name: 'Bench', authorisedDomain: null, accessDomain: null };
  await publish(
    { content, addresses: addressesOf(config), config, clock: () => new Date(), db: store.db },
    record,
    organisation,
    1000,
  );
  await store.close();
  const whole = assets[file.base.image].variants.find(({ scale }) => scale === 1);
  return { latest: `/${DATA_URL}/latest.json`, image: `/${DATA_URL}/${whole.file}`, file };
}
