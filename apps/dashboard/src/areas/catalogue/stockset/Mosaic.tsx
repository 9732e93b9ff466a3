import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { imageOf } from '@vitrine/domain/catalogue/rows-of';
import { Image } from './Image.tsx';
import classes from './Mosaic.module.css';
import type { StockPartProps } from './stock-part.ts';

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
