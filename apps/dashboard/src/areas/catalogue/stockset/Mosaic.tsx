import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { pictureOf } from '@vitrine/domain/catalogue/rows-of';
import classes from './Mosaic.module.css';
import { Picture } from './Picture.tsx';
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
        <Picture key={String(row.id)} src={thumbnailOf(pictureOf(row), PIXELS)} />
      ))}
    </span>
  );
};
