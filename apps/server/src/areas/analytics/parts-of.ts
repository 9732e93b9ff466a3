import type { Figures } from '@vitrine/store/analytics/figures';

type Lists = keyof Figures;
type Some<Keys extends Lists> = Pick<Figures, Keys>;

/** Figures by owner, grouped once however many there are. */
export interface GroupedFigures<Keys extends Lists> {
  /** An organisation as a whole: its enquiries from any source, the options of all its configurators. */
  organisation: (id: number) => Some<Keys>;
  configurator: (id: number) => Some<Keys>;
  /** All organisations together. */
  all: Some<Keys>;
}

interface Row {
  organisationId: number;
  configuratorId: number | null;
}

/** Visits count for the organisation as well, so that a visitor of two configurators counts once. */
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

/** Groups figures by organisation and by configurator. */
export function groupFigures<Keys extends Lists>(figures: Some<Keys>): GroupedFigures<Keys> {
  const lists = Object.entries(figures) as [Keys, Row[]][];
  const organisationRows = lists.map(([name, rows]): [Keys, Row[]] => [
    name,
    COUNTED_TWICE.includes(name) ? rows.filter(({ configuratorId }) => configuratorId === null) : rows,
  ]);
  const organisations = organisationRows.map(
    ([name, rows]) => [name, grouped(rows, (row) => row.organisationId)] as const,
  );
  const configurators = lists.map(([name, rows]) => [name, grouped(rows, (row) => row.configuratorId)] as const);
  const pick = (groups: typeof organisations, id: number): Some<Keys> =>
    Object.fromEntries(groups.map(([name, group]) => [name, group.get(id) ?? []])) as unknown as Some<Keys>;
  return {
    organisation: (id) => pick(organisations, id),
    configurator: (id) => pick(configurators, id),
    all: Object.fromEntries(organisationRows) as unknown as Some<Keys>,
  };
}
