import type { Blend } from '@vitrine/contract/configurator-file';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { tenthsOf } from '@vitrine/domain/builder/floors/blend-shares';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { readColour, writeColour } from '@vitrine/domain/design/floors/colour';
import { useBuilder } from '../edit/builder.ts';
import { imagePathOf, PartSign } from '../parts/PartSign.tsx';
import classes from './Mixer.module.css';

/** A blend at a glance: its image, or the colours of its flakes by their shares. */
export const BlendSign = ({ part }: { part: Part }) => {
  const { draft } = useBuilder<FloorDraft>();
  const { parts } = part as Blend;
  if (imagePathOf(part) !== null || !parts || parts.length === 0) return <PartSign part={part} />;
  const tenths = tenthsOf(parts);
  return (
    <span className={classes.bar}>
      {parts.map(({ id }, at) => {
        const flake = draft.file.flakes.find((one) => String(one.id) === String(id));
        const colour = readColour(flake?.hex);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flake can be in a blend in two sizes.
          <span key={at} style={{ flex: tenths[at], background: colour ? writeColour(colour) : undefined }} />
        );
      })}
    </span>
  );
};
