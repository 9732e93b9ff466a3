import { UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Layer } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import classes from './LayerList.module.css';

/** The items of a layer as small images with their names. */
export const ItemTiles = ({ layer, at }: { layer: Layer; at: number }) => {
  const { selection, select } = useBuilder();
  if (layer.items.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label={messages.itemsOf(layer.name)}>
      {layer.items.map((item, index) => {
        const isSelected = selection?.kind === 'item' && selection.layer === at && selection.item === index;
        return (
          <li key={item.id}>
            <UnstyledButton
              className={classes.tile}
              aria-pressed={isSelected}
              title={item.name}
              onClick={() => select({ kind: 'item', layer: at, item: index })}
            >
              <span className={classes.image}>
                {item.image_path ? (
                  <DraftThumbnail path={item.image_path} thumbnail={item.thumbnail} />
                ) : (
                  <IconPhoto size={18} stroke={1.4} aria-hidden="true" />
                )}
              </span>
              <span className={classes.tileName}>{item.name}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
};
