const A = 65;
const LETTERS = 26;

/** Every two letters; those that name no region have no zones. */
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
  /** The region's present name: East Germany's is DE. */
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

/** Zones that were asked for; visitors may send anything, so only so many. */
const asked = new Map<string, string | null>();
const ASKED_MAXIMUM = 500;

/** The country ('GB') in which clocks show the time of a zone ('Europe/London'); null where that says nothing. */
export function countryOfZone(zone: string): string | null {
  if (zone === '') return null;
  const before = asked.get(zone);
  if (before !== undefined) return before;
  countries ??= readCountries();
  const name = spelled(zone);
  const country = name === null ? null : (countries.get(name) ?? null);
  if (asked.size >= ASKED_MAXIMUM) asked.clear();
  asked.set(zone, country);
  return country;
}
