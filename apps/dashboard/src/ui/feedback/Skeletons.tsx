import classes from './Skeletons.module.css';

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Loading rows in their final height; visible after 150 ms, which Mantine's Skeleton does not offer. */
export const RowsSkeleton = ({ rows = 8, image = true, label }: { rows?: number; image?: boolean; label: string }) => (
  <div className={classes.skeleton} role="status">
    <span className="vt-unseen">{label}</span>
    {numbered(rows).map((row) => (
      <div key={row} className={classes.row}>
        {image && <span className={classes.image} />}
        <span className={classes.name} style={{ width: `${[22, 17, 25, 19][row % 4]}%` }} />
        <span className={classes.value} />
        <span className={classes.switch} />
      </div>
    ))}
  </div>
);

/** Loading tiles. */
export const TilesSkeleton = ({ tiles = 3, label }: { tiles?: number; label: string }) => (
  <div className={`${classes.skeleton} ${classes.tiles}`} role="status">
    <span className="vt-unseen">{label}</span>
    {numbered(tiles).map((tile) => (
      <div key={tile}>
        <div className={classes.tile} />
        <div className={classes.line} style={{ width: '40%' }} />
        <div className={classes.line} style={{ width: '28%' }} />
      </div>
    ))}
  </div>
);
