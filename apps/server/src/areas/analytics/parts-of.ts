import type { Figures } from '@vitrine/store/analytics/figures';

type Lists = keyof Figures;
type Some<Keys extends Lists> = Pick<Figures, Keys>;

/** Figures by whose they are, sorted out once however many there are. */
export interface Sorted<Keys extends Lists> {
  /** An organisation as a whole: its enquiries of any source, the options of all its configurators. */
  organisation: (id: number) => Some<Keys>;
  configurator: (id: number) => Some<Keys>;
  /** All organisations together. */
  all: Some<Keys>;
}

interface Row {
  organisationId: number;
  configuratorId: number | null;
}

/** Visits are counted for the organisation as well, so that a visitor of two configurators is one. */
const COUNTED_TWICE: readonly Lists[] = ['points', 'locations'];

function grouped(rows: readonly Row[], key: (row: Row) => number | null): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const at = key(row);
    if (at === null) continue;
    const group = groups.get(at);
    if (group) group.push(row);
    else groups.set(at, [row]);
  }
  return groups;
}

/** Sorts figures by organisation and by configurator. */
export function sortedOut<Keys extends Lists>(figures: Some<Keys>): Sorted<Keys> {
  const lists = Object.entries(figures) as [Keys, Row[]][];
  const wholes = lists.map(([name, rows]): [Keys, Row[]] => [
    name,
    COUNTED_TWICE.includes(name) ? rows.filter(({ configuratorId }) => configuratorId === null) : rows,
  ]);
  const organisations = wholes.map(([name, rows]) => [name, grouped(rows, (row) => row.organisationId)] as const);
  const configurators = lists.map(([name, rows]) => [name, grouped(rows, (row) => row.configuratorId)] as const);
  const pick = (groups: typeof organisations, id: number): Some<Keys> =>
    Object.fromEntries(groups.map(([name, group]) => [name, group.get(id) ?? []])) as unknown as Some<Keys>;
  return {
    organisation: (id) => pick(organisations, id),
    configurator: (id) => pick(configurators, id),
    all: Object.fromEntries(wholes) as unknown as Some<Keys>,
  };
}
