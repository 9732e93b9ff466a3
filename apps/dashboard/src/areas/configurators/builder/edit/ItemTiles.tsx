import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Layer, LayerItem } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { memo } from 'react';
import { type Builder, useBuilder } from './builder.ts';
import classes from './LayerList.module.css';
import { LocalThumbnail } from './LocalThumbnail.tsx';
import { layerKey } from './selection.ts';

interface ItemTileProps {
  layerKey: string;
  id: LayerItem['id'];
  name: string;
  path: string | null;
  isSelected: boolean;
  select: Builder['select'];
}

/** Renders only when something of its own has changed: there can be hundreds. */
const ItemTile = memo(({ layerKey: layer, id, name, path, isSelected, select }: ItemTileProps) => (
  <li>
    <UnstyledButton
      className={classes.tile}
      aria-pressed={isSelected}
      title={name}
      onClick={() => select({ kind: 'item', layer, id })}
    >
      <span className={classes.image}>
        {path ? <LocalThumbnail path={path} /> : <IconPhoto size={18} stroke={1.4} aria-hidden="true" />}
      </span>
      <span className={classes.tileName}>{name}</span>
    </UnstyledButton>
  </li>
));

interface ItemTilesProps {
  layer: Layer;
  /** The position of the selected item; null when it is in another layer. */
  selectedItem: number | null;
}

/** The items of a layer as small images with their names. */
export const ItemTiles = ({ layer, selectedItem }: ItemTilesProps) => {
  const { select } = useBuilder();
  if (layer.items.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label={messages.itemsOf(layer.name)}>
      {layer.items.map(({ id, name, image_path: path }, at) => (
        <ItemTile
          key={id}
          layerKey={layerKey(layer)}
          id={id}
          name={name}
          path={path ?? null}
          isSelected={at === selectedItem}
          select={select}
        />
      ))}
    </ul>
  );
};
