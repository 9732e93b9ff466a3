import { PassThrough, Readable } from 'node:stream';
import { AppError } from '@vitrine/contract/errors';
import type { Asset } from '@vitrine/contract/latest-file';
import { exportMessages as messages } from '@vitrine/contract/versions/export-messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { originalsOf } from '@vitrine/store/configurators/originals';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Scope } from '@vitrine/store/scope';
import { ZipFile } from 'yazl';
import { readAssetIndex } from '../../../hosting/asset-index.ts';
import { contentPaths, originalsFolder } from '../../../hosting/paths.ts';
import { imageTask } from '../../../image-worker/image-worker.ts';
import { imagePathsOf } from '../../../intake/image-paths.ts';
import type { ContentFiles } from '../../../ports/content-files.ts';
import { findCopy } from '../../../publish/find-copy.ts';
import { loadConfigurator } from '../../../publish/load-configurator.ts';
import type { Services } from '../../../services.ts';
import { type ChosenImages, chooseImages, type ExportedImage } from './choose-images.ts';

/** A file of the ZIP beside data file and images. */
interface SideFile {
  name: string;
  bytes: Buffer;
  sentence: string;
}

/**
 * A version as one streamed ZIP from which the same configurator can be created: the data file, the images at the paths
 * that it names, and the files beside them. Each image is read when its turn comes, so that memory use does not depend
 * on their number.
 */
export async function exportVersion(
  services: Services,
  scope: Scope,
  input: { configuratorId: number; version: number; resellerId: number | undefined },
): Promise<{ stream: Readable; name: string }> {
  const { db, content } = services;
  const { configuratorId, resellerId } = input;
  const { record, versions } = await loadConfigurator(db, scope, configuratorId, resellerId);
  const copy = await findCopy(db, scope, configuratorId, resellerId);
  const row = versions.find(({ version }) => version === toThousandths(input.version));
  const data = row && (await content.read(contentPaths(record.dataUrl).data(row)));
  if (!data) throw new AppError('versions.missing');
  const paths = [...imagePathsOf(JSON.parse(data.toString('utf8'))).keys()];
  const chosen = chooseImages(
    paths,
    await readAssetIndex(content, record, row.assetIndex),
    await originalsOf(db, record.id),
    new Set(await content.list(originalsFolder(record.organisationId))),
  );
  const side = await readSideFiles(content, record, copy?.grant.presets ?? record.presets);
  const version = formatVersion(input.version);
  const options = { mtime: row.createdAt };
  const zip = new ZipFile();
  zip.addBuffer(data, 'data.json', options);
  zip.addBuffer(Buffer.from(readmeOf(messages.title(record.name, version), side, chosen)), 'README.txt', options);
  for (const { name, bytes } of side) zip.addBuffer(bytes, name, options);
  return { stream: streamOf(content, record, zip, chosen.images, options), name: `${record.safeName} ${version}.zip` };
}

async function readSideFiles(
  content: ContentFiles,
  { dataUrl, styleFile, scriptFile }: ConfiguratorRecord,
  presets: unknown[],
): Promise<SideFile[]> {
  const { style, script, layout } = messages;
  const stored = [
    { name: 'style.css', file: styleFile, sentence: style },
    { name: 'script.js', file: scriptFile, sentence: script },
    { name: 'layout.json', file: 'layout.json', sentence: layout },
  ];
  const side: SideFile[] = [];
  for (const { name, file, sentence } of stored) {
    const bytes = file === null ? null : await content.read(`${dataUrl}/${file}`);
    if (bytes) side.push({ name, bytes, sentence });
  }
  if (presets.length === 0) return side;
  const designs = (presets as { name: string; configuration: string }[]).map(({ name, configuration }) => ({
    name,
    configuration,
  }));
  return [...side, { name: 'presets.json', bytes: Buffer.from(JSON.stringify(designs)), sentence: messages.presets }];
}

function readmeOf(title: string, side: readonly SideFile[], { prepared, missing }: ChosenImages): string {
  const listed = (sentence: string, paths: readonly string[]) => (paths.length === 0 ? [] : ['', sentence, ...paths]);
  const lines = [
    title,
    '',
    ...messages.howTo,
    ...side.map(({ sentence }) => sentence),
    ...listed(messages.prepared, prepared),
    ...listed(messages.missing, missing),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Adds the images to the ZIP, one after the other, and closes the one that is open when the reader leaves. */
function streamOf(
  content: ContentFiles,
  { dataUrl }: ConfiguratorRecord,
  zip: ZipFile,
  images: readonly ExportedImage[],
  options: { mtime: Date },
): Readable {
  const stream = new PassThrough();
  let open: Readable | undefined;
  const opener =
    ({ source }: ExportedImage) =>
    (done: (error: unknown, stream: Readable) => void): void => {
      const opening =
        'original' in source ? openFile(content, source.original) : openPrepared(content, dataUrl, source);
      opening.then(
        (found) => {
          open = found;
          if (stream.destroyed) found.destroy();
          done(null, found);
        },
        (error: unknown) => done(error, new PassThrough()),
      );
    };
  // Images are compressed already.
  for (const image of images) zip.addReadStreamLazy(image.name, { ...options, compress: false }, opener(image));
  zip.on('error', (error) => stream.destroy(error as Error));
  stream.on('close', () => open?.destroy());
  zip.end();
  zip.outputStream.pipe(stream);
  return stream;
}

async function openFile(content: ContentFiles, path: string): Promise<Readable> {
  const found = await content.open(path);
  if (!found) throw new Error(`${path} is gone`);
  return found.stream;
}

/** The largest prepared image, on its whole frame. */
async function openPrepared(
  content: ContentFiles,
  dataUrl: string,
  { prepared: { frame, rect, variants } }: { prepared: Asset },
): Promise<Readable> {
  const path = `${dataUrl}/${variants[0]?.file}`;
  if (variants[0]?.scale === 1 && rect[2] === frame[0] && rect[3] === frame[1]) return openFile(content, path);
  const bytes = await content.read(path);
  if (!bytes) throw new Error(`${path} is gone`);
  return Readable.from([await imageTask('uncutImage', bytes, { frame, rect })]);
}
