import type { Blend, Finish, Flake, FloorsFile } from '@vitrine/contract/configurator-file';
import { mixLimits } from '@vitrine/contract/floors/limits';
import { readFlakeSize } from './flake-size.ts';
import { type Mix, shareOut } from './mix.ts';

const isOn = (row: { disabled?: boolean | null | undefined; enabled?: boolean | undefined }): boolean =>
  row.disabled !== true && row.enabled !== false;

/** What a visitor can choose. A disabled flake can be part of a blend, but not of the visitor's own mix. */
export const offeredBlends = (file: FloorsFile): Blend[] => file.blends.filter(isOn);
export const offeredFlakes = (file: FloorsFile): Flake[] => file.flakes.filter(isOn);
export const offeredFinishes = (file: FloorsFile): Finish[] => (file.finishes ?? []).filter(isOn);

export const byId = <T extends { id: string | number }>(rows: readonly T[], id: string | undefined): T | undefined =>
  id === undefined ? undefined : rows.find((row) => String(row.id) === id);

/** A blend as the start of a mix: its available flakes, the largest parts first where there are too many. */
export const mixOfBlend = (file: FloorsFile, blend: Blend | undefined): Mix => {
  const offered = offeredFlakes(file);
  const parts = (blend?.parts ?? []).filter(({ id }, index, all) => {
    const first = all.findIndex((part) => String(part.id) === String(id)) === index;
    return first && byId(offered, String(id)) !== undefined;
  });
  const largest = [...parts].sort((one, other) => other.percent - one.percent).slice(0, mixLimits.flakes);
  const inOrder = parts.filter((part) => largest.includes(part));
  const percents = shareOut(inOrder.map(({ percent }) => percent));
  if (inOrder.length > 0)
    return inOrder.map(({ id, size }, index) => ({
      id: String(id),
      percent: percents[index] ?? 0,
      size: readFlakeSize(size),
    }));
  const [flake] = offered;
  return flake ? [{ id: String(flake.id), percent: mixLimits.whole, size: 'm' }] : [];
};
