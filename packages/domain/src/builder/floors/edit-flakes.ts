import type { Blend, Flake, FloorsFile } from '@vitrine/contract/configurator-file';
import { balancedParts } from './blend-shares.ts';

const has = (blend: Blend, id: Flake['id']): boolean =>
  (blend.parts ?? []).some((part) => String(part.id) === String(id));

/** The blends that a flake is part of. */
export const blendsWith = ({ blends }: FloorsFile, id: Flake['id']): Blend[] =>
  blends.filter((blend) => has(blend, id));

/** The file without a flake, which is taken out of its blends, too. */
export const removeFlake = (file: FloorsFile, id: Flake['id']): FloorsFile => ({
  ...file,
  flakes: file.flakes.filter((flake) => flake.id !== id),
  blends: file.blends.map((blend) =>
    has(blend, id)
      ? { ...blend, parts: balancedParts((blend.parts ?? []).filter((part) => String(part.id) !== String(id))) }
      : blend,
  ),
});
