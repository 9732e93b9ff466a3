import { createHash } from 'node:crypto';
import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { AppError } from '@vitrine/contract/errors';
import { presetsInFile } from '@vitrine/domain/presets/read-file';
import { decodeText } from '@vitrine/domain/text/decode-text';
import type { ContentFiles } from '../../ports/content-files.ts';

/** Presets of the file belong to the version that is created with it. */
const FIRST_VERSION = 1;

type Field = 'script_file' | 'style_sheet' | 'layout_file' | 'presets_file';

export interface SideFiles {
  /** The columns of its row; presets as JSON text. */
  columns: { styleFile?: string; scriptFile?: string; scriptIntegrity?: string; presets?: string };
  /** Path below the configurator's folder -> contents. */
  files: Map<string, Buffer>;
}

/** Checks the files beside the data file: scripts and styles are UTF-8 text, layout and presets JSON in any encoding. */
export function readSideFiles(uploaded: ReadonlyMap<string, Buffer>): SideFiles {
  const columns: SideFiles['columns'] = {};
  const files = new Map<string, Buffer>();
  const style = textOf(uploaded, 'style_sheet');
  if (style) {
    columns.styleFile = namedByContent(style, 'css');
    files.set(columns.styleFile, style);
  }
  const script = textOf(uploaded, 'script_file');
  if (script) {
    columns.scriptFile = namedByContent(script, 'js');
    columns.scriptIntegrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
    files.set(columns.scriptFile, script);
  }
  const layout = jsonOf(uploaded, 'layout_file');
  if (layout) files.set('layout.json', layout);
  const presets = jsonOf(uploaded, 'presets_file');
  if (presets) columns.presets = JSON.stringify(presetsInFile(JSON.parse(presets.toString('utf8')), FIRST_VERSION));
  return { columns, files };
}

export async function writeSideFiles(content: ContentFiles, dataUrl: string, { files }: SideFiles): Promise<void> {
  for (const [path, bytes] of files) await content.write(`${dataUrl}/${path}`, bytes);
}

const namedByContent = (bytes: Buffer, ending: string): string =>
  `assets/${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${ending}`;

function textOf(uploaded: ReadonlyMap<string, Buffer>, field: Field): Buffer | undefined {
  const bytes = uploaded.get(field);
  if (bytes === undefined) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return bytes;
  } catch {
    // Not UTF-8, so a browser would not read it as text.
  }
  throw new AppError('request.invalid', { errors: { [field]: [fileMessages.notText] } });
}

function jsonOf(uploaded: ReadonlyMap<string, Buffer>, field: Field): Buffer | undefined {
  const bytes = uploaded.get(field);
  if (bytes === undefined) return undefined;
  const { text } = decodeText(bytes);
  if (hasLostCharacters(text))
    throw new AppError('request.invalid', { errors: { [field]: [fileMessages.lostCharactersInFile] } });
  try {
    JSON.parse(text);
    return Buffer.from(text);
  } catch {
    throw new AppError('request.invalid', { errors: { [field]: [fileMessages.sideFileInvalid] } });
  }
}
