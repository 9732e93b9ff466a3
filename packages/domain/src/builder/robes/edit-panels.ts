import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import { shareOut } from '../../design/floors/mix.ts';

/** Shares of a door's panels are whole tenths of a per cent of its height. */
const WHOLE = 1000;
/** The lowest panel, in tenths of a per cent. */
export const PANEL_LEAST = 20;

/** Tenths of a per cent that add up to a whole, none below the lowest panel. */
const tenthsOf = (panels: readonly number[]): number[] => {
  const wide = shareOut(
    panels.map((share) => share * WHOLE),
    WHOLE - panels.length * (PANEL_LEAST - 1),
  );
  return wide.map((share) => share + PANEL_LEAST - 1);
};

/** Tenths of a per cent, as far as they can stay what they are. */
const nearest = (panels: readonly number[]): number[] => {
  const sum = panels.reduce((one, other) => one + other, 0);
  const exact = panels.map((share) => (share / (sum || 1)) * WHOLE);
  return exact.every((share) => share >= PANEL_LEAST) ? shareOut(exact, WHOLE) : tenthsOf(panels);
};

const toShares = (tenths: readonly number[]): number[] => tenths.map((share) => share / WHOLE);

/** The shares of a door's panels, from the top down, in whole tenths of a per cent that add up to a whole. */
export const panelShares = (panels: readonly number[] | null | undefined): number[] => {
  const sound = (panels ?? []).filter((share) => share > 0).slice(0, robeLimits.panels);
  return sound.length === 0 ? [1] : toShares(nearest(sound));
};

/** Moves the bar under a panel to a height, as a share from the top; only the panels beside it change. */
export const moveBar = (panels: readonly number[], at: number, from: number): number[] => {
  const tenths = nearest(panels);
  const [above, below] = [tenths[at], tenths[at + 1]];
  if (above === undefined || below === undefined || !Number.isFinite(from)) return toShares(tenths);
  const start = tenths.slice(0, at).reduce((sum, share) => sum + share, 0);
  const own = Math.min(above + below - PANEL_LEAST, Math.max(PANEL_LEAST, Math.round(from * WHOLE) - start));
  return toShares(tenths.map((share, index) => (index === at ? own : index === at + 1 ? above + below - own : share)));
};

/** Sets one panel's share; the others share the rest in proportion. */
export const setPanel = (panels: readonly number[], at: number, share: number): number[] => {
  const tenths = nearest(panels);
  if (tenths.length < 2 || tenths[at] === undefined || !Number.isFinite(share)) return toShares(tenths);
  const most = WHOLE - (tenths.length - 1) * PANEL_LEAST;
  const own = Math.min(most, Math.max(PANEL_LEAST, Math.round(share * WHOLE)));
  const others = tenths.filter((_, index) => index !== at);
  const floor = PANEL_LEAST - 1;
  const rest = shareOut(
    others.map((each) => each - floor),
    WHOLE - own - others.length * floor,
  );
  let next = 0;
  return toShares(tenths.map((each, index) => (index === at ? own : (rest[next++] ?? each - floor) + floor)));
};

/** Divides the largest panel into two; a door with the most panels stays as it is. */
export const addPanel = (panels: readonly number[]): number[] => {
  const tenths = nearest(panels);
  const largest = Math.max(...tenths);
  if (tenths.length >= robeLimits.panels || largest < 2 * PANEL_LEAST) return toShares(tenths);
  const at = tenths.indexOf(largest);
  const half = Math.round(largest / 2);
  return toShares(tenths.flatMap((share, index) => (index === at ? [half, share - half] : [share])));
};

/** Removes a panel; its neighbour above takes its height, below the first one the next. The last panel stays. */
export const removePanel = (panels: readonly number[], at: number): number[] => {
  const tenths = nearest(panels);
  const gone = tenths[at];
  if (tenths.length < 2 || gone === undefined) return toShares(tenths);
  const heir = at === 0 ? 1 : at - 1;
  return toShares(
    tenths.map((share, index) => (index === heir ? share + gone : share)).filter((_, index) => index !== at),
  );
};
