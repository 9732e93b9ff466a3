import { IconPhotoOff } from '@tabler/icons-react';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { useState } from 'react';
import classes from './Mosaic.module.css';
import type { StockPartProps } from './stock-view.ts';

/** An image that fills its place; a missing one is a quiet icon. What it shows is named beside it. */
export const Image = ({ src }: { src: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.location}>
      {src !== null && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <IconPhotoOff size={16} stroke={1.6} aria-hidden="true" />
      )}
    </span>
  );
};

const CELLS = 4;
const PIXELS = 280;

interface MosaicProps {
  rows: readonly Row[];
  thumbnailOf: StockPartProps['thumbnailOf'];
  faded?: boolean;
}

/** Up to four of a category's thumbnails in one tile. */
export const Mosaic = ({ rows, thumbnailOf, faded = false }: MosaicProps) => {
  const cells = rows.slice(0, CELLS);
  return (
    <span className={classes.frame} data-cells={cells.length} data-faded={faded || undefined} aria-hidden="true">
      {cells.map((row) => (
        <Image key={String(row.id)} src={thumbnailOf(imageOf(row), PIXELS)} />
      ))}
    </span>
  );
};
