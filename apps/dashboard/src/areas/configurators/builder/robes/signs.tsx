import type { RobePart } from '@vitrine/contract/configurator-file';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { panelShares } from '@vitrine/domain/builder/robes/edit-panels';
import { imagePathOf, PartSign } from '../parts/PartSign.tsx';
import classes from './robes.module.css';
import { SectionDrawing } from './SectionDrawing.tsx';

/** A door at a glance: its image, or its panels. */
export const DoorSign = ({ part }: { part: Part }) =>
  imagePathOf(part) === null ? (
    <span className={classes.doorSign}>
      {panelShares((part as RobePart).panels).map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels are distinguished by their position only.
        <span key={at} style={{ flex: share }} />
      ))}
    </span>
  ) : (
    <PartSign part={part} />
  );

/** An interior at a glance: its image, or its contents. */
export const InternalSign = ({ part }: { part: Part }) =>
  imagePathOf(part) === null ? (
    <span className={classes.sectionSign} aria-hidden="true">
      <SectionDrawing parts={(part as RobePart).parts ?? []} />
    </span>
  ) : (
    <PartSign part={part} />
  );
