import { Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { editsAt, isMakerOn, type LocationManufacturer } from '@vitrine/domain/manufacturers/products';
import type { ReactNode } from 'react';
import { counted } from '../../../ui/counted.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { EditedDot } from '../../../ui/tables/row-checks.tsx';
import { editedLocations, type Tab } from '../data-tabs.ts';
import { ManufacturerLogo } from '../manufacturers/ManufacturerLogo.tsx';
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
        <span className={`vt-framed ${classes.images}`} data-cells={cells.length} aria-hidden="true">
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
    <ul className={classes.grid} aria-label={catalogueMessages.categories}>
      {categoriesOf(tabs).map(({ key, label, location, rows }) => (
        <Tile
          key={key}
          to={{ layer: key }}
          rows={rows}
          thumbnailOf={thumbnailOf}
          foot={
            <Group component="span" gap={8} wrap="nowrap" mih={20} fz={14} fw={500} lh="20px">
              <Text span inherit miw={0} className={`vt-anywhere ${classes.name}`}>
                {label}
              </Text>
              {edited.has(location) && <EditedDot />}
              <Text span inherit ml="auto" c="gray" fz={13.5} fw={400} className="vt-digits">
                {rows.length}
              </Text>
            </Group>
          }
        />
      ))}
    </ul>
  );
};

const MakerFacts = ({ name, rows, off = false }: { name: string; rows: readonly Row[]; off?: boolean }) => (
  <Stack component="span" gap={0} flex={1} miw={0} c="gray" fz={12} lh="16px" className="vt-digits">
    <Text
      component="strong"
      fz={14}
      fw={500}
      lh="20px"
      c={off ? 'gray' : 'bright'}
      className={classes.maker ?? ''}
      title={name}
    >
      {name}
    </Text>
    {counted(rows.length, 'product')}
  </Stack>
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
    <ul className={classes.grid} aria-label={catalogueMessages.manufacturers}>
      {makers.map((maker) => {
        const { id, name, logo, rows } = maker;
        const on = isMakerOn(maker, editOf);
        const to = { layer: tab.key, manufacturer: id };
        return (
          <Tile key={id} to={to} label={name} rows={rows} thumbnailOf={thumbnailOf} off={!on}>
            <Group gap={10} wrap="nowrap" mih={44} mt={4} mr={{ base: 0, sm: -8 }}>
              <ManufacturerLogo logo={logo} />
              <MakerFacts name={name} rows={rows} off={!on} />
              <Switch
                on={on}
                label={rowMessages.rowEnabled(name)}
                onToggle={() => actions.toggleManufacturer(tab.location, id)}
              />
            </Group>
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
          <Group mih={44} mt={4}>
            <MakerFacts name={messages.withoutManufacturer} rows={others} />
          </Group>
        </Tile>
      )}
    </ul>
  );
};
