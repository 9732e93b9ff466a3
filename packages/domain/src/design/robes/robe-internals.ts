import type { RobePart } from '@vitrine/contract/configurator-file';

export const FITTINGS = ['shelf', 'rail', 'drawers', 'shoe', 'pull'] as const;

/** One part of a wardrobe's section. */
export interface Fitting {
  kind: (typeof FITTINGS)[number];
  /** Where it begins, as a share of the inside's height from the top. */
  at: number;
  /** Where it ends. Drawers and shoe racks reach the floor; the others are as high as their board or tube. */
  until: number;
  /** Drawers, or boards of a shoe rack. */
  count: number;
}

const REACHES_DOWN: readonly string[] = ['drawers', 'shoe'];
const USUAL_COUNT = 3;
const MOST = 8;

/**
 * Parses the parts of an internal: 'shelf:.5' is a board half-way down, 'drawers:.70:3' three drawers from 70 % down to
 * the floor. Also rail (a tube for hangers), shoe (a sloping rack) and pull (trousers). Unknown parts are left out.
 */
export const fittingsOf = (internal: RobePart | undefined): Fitting[] =>
  (internal?.parts ?? []).flatMap((text): Fitting[] => {
    const [name, position, number] = text.split(':');
    const kind = FITTINGS.find((known) => known === name);
    const at = Number(position);
    if (kind === undefined || position === undefined || !(at >= 0 && at < 1)) return [];
    const reaches = REACHES_DOWN.includes(kind);
    const count = Math.min(MOST, Math.max(1, Math.round(Number(number)) || USUAL_COUNT));
    return [{ kind, at, until: reaches ? 1 : at, count: reaches ? count : 1 }];
  });

/** How far clothes on a rail hang: to the next part below. */
export const roomUnder = (fittings: readonly Fitting[], rail: Fitting): number =>
  Math.min(1, ...fittings.filter(({ at }) => at > rail.at).map(({ at }) => at));
