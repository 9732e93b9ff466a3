import { FITTINGS, type Fitting, fittingsOf } from '../../design/robes/robe-internals.ts';

export type FittingKind = Fitting['kind'];

/** Kinds that reach the floor, and have a number of drawers or boards. */
const COUNTED: readonly FittingKind[] = ['drawers', 'shoe'];

export const isCounted = (kind: FittingKind): boolean => COUNTED.includes(kind);

/** A part of a section as people edit it: the position in whole per cent from the top. */
export interface EditedFitting {
  kind: FittingKind;
  at: number;
  count: number;
}

/** Reads the parts of an interior that the viewer draws; the others are kept as they are. */
export const readFittings = (
  parts: readonly string[] | null | undefined,
): { fittings: EditedFitting[]; kept: string[] } => {
  const fittings: EditedFitting[] = [];
  const kept: string[] = [];
  for (const text of parts ?? []) {
    const [found] = fittingsOf({ parts: [text] } as Parameters<typeof fittingsOf>[0]);
    if (found) fittings.push({ kind: found.kind, at: Math.round(found.at * 1000) / 10, count: found.count });
    else kept.push(text);
  }
  return { fittings, kept };
};

/** Writes a position as data files have it: .12, .125. */
const positionText = (at: number): string => String(Math.round(at * 10) / 1000).replace(/^0(?=\.)/, '');

/** Writes the parts of an interior, from the top down. */
export const writeFittings = (fittings: readonly EditedFitting[], kept: readonly string[] = []): string[] => [
  ...fittings
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, at, count }) => [kind, positionText(at), ...(isCounted(kind) ? [String(count)] : [])].join(':')),
  ...kept,
];

/** A new part below the others. */
export const newFitting = (kind: FittingKind, fittings: readonly EditedFitting[]): EditedFitting => {
  const lowest = Math.max(0, ...fittings.map(({ at }) => at));
  const at = isCounted(kind) ? Math.max(70, Math.min(90, lowest + 10)) : Math.min(90, lowest === 0 ? 12 : lowest + 20);
  return { kind, at, count: isCounted(kind) ? 3 : 1 };
};

export const FITTING_KINDS: readonly FittingKind[] = FITTINGS;
