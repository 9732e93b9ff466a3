/** What a script of a hostile file writes to the console. */
export const MARK = 'a hostile script ran';

/** What a hostile file of this name tries: its script leaves a mark and asks outside, its address is outside. */
export interface Bait {
  script: string;
  address: string;
}

export interface HostileFile {
  name: string;
  /** As it is sent: what the file claims to be. */
  fileName: string;
  type: string;
  bytes: Buffer;
  /** It says where it was taken, or holds other text beside its pixels. */
  tells: boolean;
}

/** Answers the bait of each file, for whoever listens at `outside`. */
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

/** A file that claims the type of its ending. */
export function hostileFile(name: string, ending: string, bytes: Buffer | string, tells = false): HostileFile {
  const fileName = `${name.replaceAll(/\W+/g, '-')}.${ending}`;
  return { name, fileName, type: TYPES[ending] ?? 'application/octet-stream', bytes: Buffer.from(bytes), tells };
}
