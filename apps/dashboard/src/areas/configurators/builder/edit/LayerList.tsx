import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { addLayer, drawAsListed, isDrawnAsListed, moveLayer } from '@vitrine/domain/builder/edit-layers';
import { layerKey, selectedPart } from '../selection.ts';
import { useBuilder } from './builder.ts';
import { ITEM_KEYS } from './items/ItemTile.tsx';
import classes from './LayerList.module.css';
import { LayerRow } from './LayerRow.tsx';
import { RoomRow } from './RoomRow.tsx';
import { SortableList } from './SortableList.tsx';
import { SceneList } from './scenes/SceneList.tsx';

/** The room, and the layers over it in the order of the list, each with its items. */
export const LayerList = () => {
  const { draft, source, change, selection, select } = useBuilder();
  const { layers } = draft.file;
  const keys = layers.map(layerKey);
  const nameOf = (key: string): string => layers[keys.indexOf(key)]?.name ?? '';
  const move = (from: number, to: number): void => {
    change((before) => ({ ...before, file: moveLayer(before.file, from, to) }));
    select({ kind: 'layer', key: keys[from] ?? '' });
  };
  const add = (): void => {
    const added = addLayer(draft.file, messages.newLayer).layers.at(-1);
    change((before) => ({ ...before, file: addLayer(before.file, messages.newLayer) }));
    if (added) select({ kind: 'layer', key: layerKey(added) });
  };
  const isListed = isDrawnAsListed(draft.file);
  const part = selectedPart(draft.file, selection);
  const selected = part?.kind === 'items' ? part.items : part?.kind === 'item' ? [part] : [];
  return (
    <div className={classes.list}>
      <RoomRow />
      <Group justify="space-between" wrap="nowrap" px={12} pt={12} pb={4}>
        <div>
          <Text component="h2" size="sm" fw={600}>
            {messages.layers}
          </Text>
          <Text size="xs" c="gray">
            {isListed ? messages.layersHelp : messages.layersDrawnOtherwise}
          </Text>
        </div>
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={add} style={{ flex: 'none' }}>
          {messages.addLayer}
        </Button>
      </Group>
      {!isListed && (
        <Button
          size="xs"
          mx={12}
          mb={8}
          onClick={() => change((before) => ({ ...before, file: drawAsListed(before.file) }))}
        >
          {messages.drawAsListed}
        </Button>
      )}
      <p id={ITEM_KEYS} className="vt-unseen">
        {layeredMessages.itemKeys}
      </p>
      <SortableList label={messages.layers} keys={keys} nameOf={nameOf} help={messages.dragHelp} onMove={move}>
        {layers.map((layer, at) => (
          <LayerRow
            key={keys[at]}
            id={keys[at] ?? ''}
            layer={layer}
            isSelected={part?.kind === 'layer' && part.layer === at}
            selected={selected.filter(({ layer: owner }) => owner === at).map(({ item }) => item)}
          />
        ))}
      </SortableList>
      {source?.copyOf == null && <SceneList />}
    </div>
  );
};
