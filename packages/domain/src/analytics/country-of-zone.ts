const A = 65;
const LETTERS = 26;

/** Every pair of letters. Those that are no region have no zones. */
const regions = (): string[] =>
  Array.from({ length: LETTERS * LETTERS }, (_, at) =>
    String.fromCharCode(A + Math.floor(at / LETTERS), A + (at % LETTERS)),
  );

/** One spelling for zones with several names. */
const spelled = (zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

interface LocaleWithZones {
  /** The current name of a region: East Germany's is DE. */
  region?: string | undefined;
  timeZones?: string[];
  getTimeZones?: () => string[];
}

let countries: Map<string, string> | undefined;

function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const region of regions()) {
    const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? []) {
      const name = spelled(zone);
      if (name !== null && !found.has(name)) found.set(name, locale.region ?? region);
    }
  }
  return found;
}

/** Cache of zones. Visitors can send any text, so the cache is limited. */
const zoneCache = new Map<string, string | null>();
const ZONE_CACHE_MAXIMUM = 500;

/** The country ('GB') of a time zone ('Europe/London'); null when the zone has no single country. */
export function countryOfZone(zone: string): string | null {
  if (zone === '') return null;
  const before = zoneCache.get(zone);
  if (before !== undefined) return before;
  countries ??= readCountries();
  const name = spelled(zone);
  const country = name === null ? null : (countries.get(name) ?? null);
  if (zoneCache.size >= ZONE_CACHE_MAXIMUM) zoneCache.clear();
  zoneCache.set(zone, country);
  return country;
}
