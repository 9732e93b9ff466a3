import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { Column } from '@vitrine/domain/catalogue/fields/columns';
import { filtersOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { optionsOf, rangeOf } from '@vitrine/domain/catalogue/range-of';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../ui/images/Thumbnail.tsx';
import { colourOf, columnText, partsOf, percentText, sizeName } from '../column-values.ts';
import type { RowCells } from './FieldCell.tsx';
import classes from './rows.module.css';

const IMAGE = 36;

/** A colour as a circle. */
export const ColourDot = ({ colour, faded = false }: { colour: string | null; faded?: boolean }) => (
  <span
    className={classes.colour}
    role="img"
    aria-label={colour === null ? catalogueMessages.noColour : catalogueMessages.colourOf(colour)}
    data-faded={faded || undefined}
    style={colour === null ? undefined : { backgroundColor: colour }}
  />
);

const Colour = ({ row, off }: RowCells) => {
  const colour = colourOf(row);
  return (
    <>
      <ColourDot colour={colour} faded={off} />
      <span className={classes.id}>{colour}</span>
    </>
  );
};

const Options = ({ row, edit }: RowCells) => (
  <span className={classes.options}>
    {[...new Set(optionsOf({ filter: filtersOnScreen(row, edit) }))].map((option) => (
      <span key={option} className={classes.option}>
        {option}
      </span>
    ))}
  </span>
);

const PartLines = ({ row, read }: { row: Row; read: (part: ReturnType<typeof partsOf>[number]) => string }) => (
  <ul className={classes.lines}>
    {partsOf(row).map((part, at) => (
      // A blend may name a flake twice, in two sizes.
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved.
      <li key={`${part.id} ${at}`}>{read(part)}</li>
    ))}
  </ul>
);

/** Columns that are more than a line of text. */
const CELL: Readonly<Record<string, (cells: RowCells) => ReactNode>> = {
  thumbnail: ({ image, off, locked }) => <Thumbnail src={image} width={IMAGE} faded={off || locked} />,
  name: ({ row }) => <span className={classes.name}>{row.name}</span>,
  hex: (cells) => <Colour {...cells} />,
  id: ({ row }) => <span className={classes.id}>{row.id}</span>,
  filter_range: ({ row, edit }) => rangeOf({ filter: filtersOnScreen(row, edit) }),
  options: (cells) => <Options {...cells} />,
  part_ids: ({ row }) => <PartLines row={row} read={(part) => String(part.id)} />,
  part_percents: ({ row }) => <PartLines row={row} read={(part) => percentText(part.percent)} />,
  part_sizes: ({ row }) => <PartLines row={row} read={(part) => sizeName(part.size)} />,
};

/** The content of a cell that is not an input. */
export const fixedCell = (column: Column, cells: RowCells): ReactNode =>
  CELL[column.key]?.(cells) ?? <span className={classes.fixed}>{columnText(column, cells.row, cells.edit)}</span>;
