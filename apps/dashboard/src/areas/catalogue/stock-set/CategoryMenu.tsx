import { Link } from '@tanstack/react-router';
import { editedLocations, type Tab } from '../data-tabs.ts';
import { Mosaic } from './Mosaic.tsx';
import { searchTo } from './StockHead.tsx';
import { categoriesOf, type StockPartProps } from './stock-view.ts';
import classes from './tiles.module.css';

interface CategoryTileProps {
  tab: Tab;
  edited: boolean;
  thumbnailOf: StockPartProps['thumbnailOf'];
}

const CategoryTile = ({ tab, edited, thumbnailOf }: CategoryTileProps) => (
  <li className={classes.tile}>
    <Link to="." search={searchTo({ layer: tab.key })} className={classes.open}>
      <Mosaic rows={tab.rows} thumbnailOf={thumbnailOf} />
      <span className={classes.foot}>
        <span className={classes.name}>{tab.label}</span>
        {edited && <span className={classes.dot} role="img" aria-label="edited" />}
        <span className={classes.count}>{tab.rows.length}</span>
      </span>
    </Link>
  </li>
);

/** The home view: every category with its thumbnails, the door range first. */
export const CategoryMenu = ({ tabs, edits, thumbnailOf }: StockPartProps) => {
  const edited = editedLocations(edits);
  return (
    <ul className={classes.grid} aria-label="Categories">
      {categoriesOf(tabs).map((tab) => (
        <CategoryTile key={tab.key} tab={tab} edited={edited.has(tab.location)} thumbnailOf={thumbnailOf} />
      ))}
    </ul>
  );
};
