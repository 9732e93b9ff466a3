import { PROGRAM_DEVICE } from '@vitrine/contract/session/device-name';

/** Most specific first: Edge and Opera name Chrome as well, Chrome names Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstNamed = (table: readonly [RegExp, string][], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A short form of a User-Agent header, as it is stored for the list of a user's sessions; the header itself is not
 * stored.
 */
export function deviceOf(userAgent: string | undefined): string {
  const browser = firstNamed(BROWSERS, userAgent ?? '');
  const system = firstNamed(SYSTEMS, userAgent ?? '');
  if (browser === undefined) return PROGRAM_DEVICE;
  return system === undefined ? browser : `${browser} on ${system}`;
}
