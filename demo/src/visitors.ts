import { safeName } from '@vitrine/domain/organisations/safe-name';
import type { Random } from './random.ts';

export interface Visitor {
  name: string;
  email: string;
  phone: string;
  postcode: string | null;
}

const FIRST = [
  'Amelia',
  'Oliver',
  'Isla',
  'George',
  'Freya',
  'Harry',
  'Poppy',
  'Callum',
  'Megan',
  'Rhys',
  'Niamh',
  'Declan',
  'Aisha',
  'Imran',
  'Priya',
  'Arjun',
  'Chloe',
  'Daniel',
  'Eleanor',
  'Marcus',
  'Sofia',
  'Luca',
  'Hedda',
  'Lars',
  'Ingrid',
  'Mateusz',
  'Agnieszka',
  'Zoë',
  'Étienne',
  'Camille',
  'Jürgen',
  'Anneke',
  'Pieter',
  'Lucía',
  'Diogo',
  'Fiona',
  'Alasdair',
  'Bronwen',
  'Grace',
  'Samuel',
  'Ngozi',
  'Tobias',
  'Katarzyna',
  'Søren',
  'Helen',
  'Martin',
  'Yasmin',
  'Peter',
] as const;
const LAST = [
  'Ashworth',
  'Whitaker',
  'Fairclough',
  'Hargreaves',
  'Okoro',
  'Shah',
  'Patel',
  'Hussain',
  'Murphy',
  'O’Neill',
  'Kelly',
  'Evans',
  'Pritchard',
  'MacLeod',
  'Campbell',
  'Webb',
  'Grant',
  'Marchetti',
  'Rossi',
  'Lindqvist',
  'Nilsen',
  'Kowalczyk',
  'Wójcik',
  'Novák',
  'Müller',
  'Schäfer',
  'van Dijk',
  'de Vries',
  'Lefèvre',
  'Moreau',
  'García',
  'Fernandes',
  'Jensen',
  'Bailey',
  'Thornton',
  'Sutcliffe',
  'Hollis',
  'Pickering',
  'Barraclough',
  'Tattersall',
  'Adeyemi',
  'Nowak',
  'Byrne',
  'Sinclair',
  'Lockwood',
  'Mistry',
  'Crossley',
  'Dunn',
] as const;

/** Domains reserved for examples: no email of the demo can reach a real person. */
const DOMAINS = ['example.com', 'example.org', 'example.net'] as const;
const AREAS = [
  'LS',
  'LS',
  'LS',
  'BD',
  'HX',
  'HD',
  'WF',
  'YO',
  'HG',
  'S',
  'M',
  'M',
  'OL',
  'SK',
  'WA',
  'L',
  'HU',
  'NE',
  'DN',
  'NG',
  'DE',
  'B',
  'LE',
  'CA',
] as const;
/** Letters that the second half of a postcode uses. */
const INWARD = [
  'A',
  'B',
  'D',
  'E',
  'F',
  'G',
  'H',
  'J',
  'L',
  'N',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
  'W',
  'X',
  'Y',
  'Z',
] as const;

const localPart = (random: Random, first: string, last: string): string => {
  const [one, two] = [safeName(first), safeName(last).replaceAll('-', '')];
  return random.pick([
    `${one}.${two}`,
    `${one}.${two}`,
    `${one.charAt(0)}.${two}`,
    `${one}${two}`,
    `${one}${random.between(61, 99)}`,
  ]);
};

/** 07700 900000 to 900999 is the range that Ofcom reserves for drama. */
const phone = (random: Random): string => `07700 900${String(random.between(0, 999)).padStart(3, '0')}`;

const postcode = (random: Random): string =>
  `${random.pick(AREAS)}${random.between(1, 19)} ${random.between(1, 9)}${random.pick(INWARD)}${random.pick(INWARD)}`;

/** One more visitor with a name and an address that `taken` does not have yet. Both are added to it. */
export const aVisitor = (random: Random, taken: Set<string>): Visitor => {
  for (;;) {
    const [first, last] = [random.pick(FIRST), random.pick(LAST)];
    const name = `${first} ${last}`;
    const email = `${localPart(random, first, last)}@${random.pick(DOMAINS)}`;
    if (taken.has(name) || taken.has(email)) continue;
    taken.add(name).add(email);
    return { name, email, phone: phone(random), postcode: random.chance(0.88) ? postcode(random) : null };
  }
};
