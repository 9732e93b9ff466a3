import { Badge, Text, UnstyledButton } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { Layer } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { layerGuess, useBuilder } from './builder.ts';
import { ItemTiles } from './ItemTiles.tsx';
import classes from './LayerList.module.css';
import { useSortableRow } from './SortableList.tsx';

interface LayerRowProps {
  id: string;
  layer: Layer;
  isSelected: boolean;
  /** The positions of its selected items. */
  selected: readonly number[];
}

/** A layer of the list with its handle, its name and its items. */
export const LayerRow = ({ id, layer, isSelected, selected }: LayerRowProps) => {
  const { draft, select } = useBuilder();
  const { row, handle } = useSortableRow(id, layer.name);
  return (
    <li className={classes.layer} {...row}>
      <div className={classes.head} data-selected={isSelected || undefined}>
        {handle}
        <UnstyledButton
          className={classes.name}
          aria-pressed={isSelected}
          onClick={() => select({ kind: 'layer', key: id })}
        >
          <Text span inherit truncate fw={600}>
            {layer.name}
          </Text>
          <Text span inherit c="gray" fz={12} className="vt-digits" style={{ flex: 'none' }}>
            {messages.layerItems(layer.items.length)}
          </Text>
          {(layer.layer_type === 'hidden' || layer.disabled) && (
            <IconEyeOff
              size={14}
              stroke={1.6}
              aria-label={layer.disabled ? layeredMessages.layerHidden : layeredMessages.layerSee}
              style={{ flex: 'none' }}
            />
          )}
        </UnstyledButton>
        {draft.guesses.includes(layerGuess(layer.safe_name)) && (
          <Badge className={classes.guess ?? ''} variant="wip">
            {messages.guessed}
          </Badge>
        )}
      </div>
      <ItemTiles layer={layer} selected={selected} />
    </li>
  );
};
