import { Link } from '@tanstack/react-router';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { editsAt, isMakerOn, type LocationManufacturer } from '@vitrine/domain/manufacturers/products';
import type { ReactNode } from 'react';
import { counted } from '../../../ui/counted.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { editedLocations, type Tab } from '../data-tabs.ts';
import { ManufacturerLogo } from '../manufacturers/ManufacturerLogo.tsx';
import { EditedDot } from '../rows/row-controls.tsx';
import { Image } from './Image.tsx';
import { searchTo } from './StockHead.tsx';
import { categoriesOf, NO_MAKER, type StockAddress, type StockPartProps } from './stock-view.ts';
import classes from './TileMenus.module.css';

const MAXIMUM_CELLS = 4;
const PIXELS = 280;

interface TileProps {
  to: StockAddress;
  /** Absent where the content of the link says it. */
  label?: string;
  rows: readonly Row[];
  thumbnailOf: StockPartProps['thumbnailOf'];
  off?: boolean;
  /** Inside the link, below the images. */
  foot?: ReactNode;
  /** Below the link. */
  children?: ReactNode;
}

/** A link with up to four images of its products. */
const Tile = ({ to, label, rows, thumbnailOf, off = false, foot, children }: TileProps) => {
  const cells = rows.slice(0, MAXIMUM_CELLS);
  return (
    <li className={classes.tile} data-off={off || undefined}>
      <Link to="." search={searchTo(to)} className={classes.open} aria-label={label}>
        <span className={classes.images} data-cells={cells.length} aria-hidden="true">
          {cells.map((row) => (
            <Image key={String(row.id)} src={thumbnailOf(imageOf(row), PIXELS)} />
          ))}
        </span>
        {foot}
      </Link>
      {children}
    </li>
  );
};

/** The home view: every category, the door range first. */
export const CategoryMenu = ({ tabs, edits, thumbnailOf }: StockPartProps) => {
  const edited = editedLocations(edits);
  return (
    <ul className={classes.grid} aria-label="Categories">
      {categoriesOf(tabs).map(({ key, label, location, rows }) => (
        <Tile
          key={key}
          to={{ layer: key }}
          rows={rows}
          thumbnailOf={thumbnailOf}
          foot={
            <span className={classes.foot}>
              <span className={classes.name}>{label}</span>
              {edited.has(location) && <EditedDot />}
              <span className={classes.count}>{rows.length}</span>
            </span>
          }
        />
      ))}
    </ul>
  );
};

const MakerFacts = ({ name, rows }: { name: string; rows: readonly Row[] }) => (
  <span className={classes.facts}>
    <strong title={name}>{name}</strong>
    {counted(rows.length, 'product')}
  </span>
);

interface ManufacturerMenuProps extends StockPartProps {
  tab: Tab;
  makers: readonly LocationManufacturer[];
  others: readonly Row[];
}

/** Every manufacturer of a category with its switch, then the products without one. */
export const ManufacturerMenu = ({ tab, makers, others, edits, actions, thumbnailOf }: ManufacturerMenuProps) => {
  const editOf = editsAt(edits, tab.location);
  return (
    <ul className={classes.grid} aria-label="Manufacturers">
      {makers.map((maker) => {
        const { id, name, rows } = maker;
        const on = isMakerOn(maker, editOf);
        const to = { layer: tab.key, manufacturer: id };
        return (
          <Tile key={id} to={to} label={name} rows={rows} thumbnailOf={thumbnailOf} off={!on}>
            <div className={classes.maker}>
              <ManufacturerLogo name={name} />
              <MakerFacts name={name} rows={rows} />
              <Switch on={on} label={`${name} enabled`} onToggle={() => actions.toggleManufacturer(tab.location, id)} />
            </div>
          </Tile>
        );
      })}
      {others.length > 0 && (
        <Tile
          to={{ layer: tab.key, manufacturer: NO_MAKER }}
          label={messages.withoutManufacturer}
          rows={others}
          thumbnailOf={thumbnailOf}
        >
          <div className={classes.maker}>
            <MakerFacts name={messages.withoutManufacturer} rows={others} />
          </div>
        </Tile>
      )}
    </ul>
  );
};
