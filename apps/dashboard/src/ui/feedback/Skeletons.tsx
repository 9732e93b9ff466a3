import type { ReactNode } from 'react';
import classes from './Skeletons.module.css';

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
}

/** Visible after 150 ms, which Mantine's Skeleton does not offer. The text is outside of what is busy, so it is read. */
export const Skeleton = ({
  label,
  className,
  children,
}: SkeletonProps & { className?: string; children: ReactNode }) => (
  <div className={classes.skeleton}>
    <span className="vt-unseen" role="status">
      {label}
    </span>
    <div className={className} aria-busy="true" aria-hidden="true">
      {children}
    </div>
  </div>
);

/** Loading rows in their final height. */
export const RowsSkeleton = ({ rows = 8, image = true, label }: SkeletonProps & { rows?: number; image?: boolean }) => (
  <Skeleton label={label}>
    {numbered(rows).map((row) => (
      <div key={row} className={classes.row}>
        {image && <span className={classes.image} />}
        <span className={classes.name} style={{ width: `${[22, 17, 25, 19][row % 4]}%` }} />
        <span className={classes.value} />
        <span className={classes.switch} />
      </div>
    ))}
  </Skeleton>
);

/** Loading tiles. */
export const TilesSkeleton = ({ tiles = 3, label }: SkeletonProps & { tiles?: number }) => (
  <Skeleton label={label} className={classes.tiles ?? ''}>
    {numbered(tiles).map((tile) => (
      <div key={tile}>
        <div className={classes.tile} />
        <div className={classes.line} style={{ width: '40%' }} />
        <div className={classes.line} style={{ width: '28%' }} />
      </div>
    ))}
  </Skeleton>
);

/** Loading fields of a form, each below its label. */
export const FieldsSkeleton = ({ fields = 3, label }: SkeletonProps & { fields?: number }) => (
  <Skeleton label={label} className={classes.fields ?? ''}>
    {numbered(fields).map((field) => (
      <div key={field}>
        <div className={classes.fieldLabel} style={{ width: `${[24, 32, 28][field % 3]}%` }} />
        <div className={classes.field} />
      </div>
    ))}
  </Skeleton>
);

/** A loading image that fills the width. */
export const ImageSkeleton = ({ label }: SkeletonProps) => (
  <Skeleton label={label}>
    <div className={classes.wide} />
  </Skeleton>
);

/** In place of a button, beside texts that are known. */
export const ButtonShape = () => <div className={classes.button} />;
