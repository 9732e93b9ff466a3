/** The text that a script of a hostile file writes to the console. */
export const MARK = 'a hostile script ran';

/**
 * What a hostile file with this name attempts: its script leaves a mark and makes a request, its address is external.
 */
export interface Bait {
  script: string;
  address: string;
}

export interface HostileFile {
  name: string;
  /** The content type that the upload claims. */
  fileName: string;
  type: string;
  bytes: Buffer;
  /** It contains a location, or other text beside its pixels. */
  hasMetadata: boolean;
}

/** The responses for the bait of each file, for the server at `outside`. */
export const baitFrom =
  (outside: string) =>
  (name: string): Bait => {
    const address = `${outside}/${name.replaceAll(/\W+/g, '-')}`;
    return { address, script: `console.log('${MARK}: ${name}');new Image().src='${address}?ran'` };
  };

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  html: 'text/html',
  js: 'text/javascript',
};

/** A file that claims the type of its extension. */
export function hostileFile(name: string, ending: string, bytes: Buffer | string, hasMetadata = false): HostileFile {
  const fileName = `${name.replaceAll(/\W+/g, '-')}.${ending}`;
  return { name, fileName, type: TYPES[ending] ?? 'application/octet-stream', bytes: Buffer.from(bytes), hasMetadata };
}
