import { Link } from '@tanstack/react-router';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { editsAt, isMakerOn, type LocationManufacturer } from '@vitrine/domain/manufacturers/products';
import { counted } from '../../../ui/counted.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { Tab } from '../data-tabs.ts';
import { ManufacturerLogo } from '../manufacturers/ManufacturerLogo.tsx';
import { Mosaic } from './Mosaic.tsx';
import { searchTo } from './StockHead.tsx';
import { NO_MAKER, type StockPartProps } from './stock-view.ts';
import classes from './tiles.module.css';

interface ManufacturerMenuProps extends StockPartProps {
  tab: Tab;
  makers: readonly LocationManufacturer[];
  others: readonly Row[];
}

/** One tile for each manufacturer of a category, with its switch. */
export const ManufacturerMenu = ({ tab, makers, others, edits, actions, thumbnailOf }: ManufacturerMenuProps) => {
  const editOf = editsAt(edits, tab.location);
  return (
    <ul className={classes.grid} aria-label="Manufacturers">
      {makers.map((maker) => {
        const on = isMakerOn(maker, editOf);
        return (
          <li key={maker.id} className={classes.tile} data-off={!on || undefined}>
            <Link
              to="."
              search={searchTo({ layer: tab.key, manufacturer: maker.id })}
              className={classes.open}
              aria-label={maker.name}
            >
              <Mosaic rows={maker.rows} thumbnailOf={thumbnailOf} faded={!on} />
            </Link>
            <div className={classes.maker}>
              <ManufacturerLogo name={maker.name} />
              <span className={classes.facts}>
                <strong title={maker.name}>{maker.name}</strong>
                {counted(maker.rows.length, 'product')}
              </span>
              <Switch
                on={on}
                label={`${maker.name} enabled`}
                onToggle={() => actions.toggleManufacturer(tab.location, maker.id)}
              />
            </div>
          </li>
        );
      })}
      {others.length > 0 && (
        <li className={classes.tile}>
          <Link
            to="."
            search={searchTo({ layer: tab.key, manufacturer: NO_MAKER })}
            className={classes.open}
            aria-label={messages.withoutManufacturer}
          >
            <Mosaic rows={others} thumbnailOf={thumbnailOf} />
          </Link>
          <div className={classes.maker}>
            <span className={classes.facts}>
              <strong>{messages.withoutManufacturer}</strong>
              {counted(others.length, 'product')}
            </span>
          </div>
        </li>
      )}
    </ul>
  );
};
