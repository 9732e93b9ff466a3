import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { addItems } from '@vitrine/domain/builder/edit-items';
import { changeLayer, drawingOrder, moveInDrawing, moveLayer, removeLayer } from '@vitrine/domain/builder/edit-layers';
import { Switch } from '../../../../ui/forms/Switch.tsx';
import { layerKey, selectedPart } from '../selection.ts';
import { layerGuess, useBuilder } from './builder.ts';
import { CommittedField } from './CommittedField.tsx';
import { ImageChooser } from './ImageChooser.tsx';

/** One layer: name, place in the list, drawing order, whether visitors see it, and new items. */
export const LayerForm = ({ at }: { at: number }) => {
  const { draft, change, select, addFiles } = useBuilder();
  const { file } = draft;
  const layer = file.layers[at];
  if (!layer) return null;
  const guess = layerGuess(layer.safe_name);
  const drawing = drawingOrder(file);
  const drawnAt = drawing.indexOf(at);
  const move = (to: number): void => change((before) => ({ ...before, file: moveLayer(before.file, at, to) }), guess);
  const rename = (name: string): void => {
    change((before) => ({ ...before, file: changeLayer(before.file, at, { name }) }), guess);
    select({ kind: 'layer', key: layerKey({ ...layer, name }) });
  };
  return (
    <Stack gap={16}>
      <CommittedField
        label={messages.layerName}
        autoComplete="off"
        maximum={catalogueLimits.nameMaximum}
        value={layer.name}
        issueWith={(text) => (text.trim() === '' ? configuratorMessages.nameEmpty : undefined)}
        onCommit={(name) => rename(name.trim())}
      />
      <Group gap={8}>
        <Button
          size="xs"
          leftSection={<IconArrowUp size={14} stroke={1.8} />}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          {messages.moveUp}
        </Button>
        <Button
          size="xs"
          leftSection={<IconArrowDown size={14} stroke={1.8} />}
          disabled={at === file.layers.length - 1}
          onClick={() => move(at + 1)}
        >
          {messages.moveDown}
        </Button>
      </Group>
      <NativeSelect
        label={messages.drawn}
        data={drawing.map((_, position) => ({
          value: String(position),
          label: messages.drawnAt(position + 1, drawing.length),
        }))}
        value={String(drawnAt)}
        onChange={({ currentTarget: { value } }) =>
          change((before) => ({ ...before, file: moveInDrawing(before.file, drawnAt, Number(value)) }), guess)
        }
      />
      <Switch
        label={messages.hideLayer}
        on={layer.layer_type === 'hidden'}
        onToggle={() =>
          change(
            (before) => ({
              ...before,
              file: changeLayer(before.file, at, { layer_type: layer.layer_type === 'hidden' ? 'items' : 'hidden' }),
            }),
            guess,
          )
        }
      >
        {messages.hideLayer}
      </Switch>
      <ImageChooser
        path={null}
        label={messages.addItems}
        several
        onChoose={(files) =>
          addFiles(files, (images) =>
            change((before) => {
              // The list can have changed while the files were measured.
              const part = selectedPart(before.file, { kind: 'layer', key: layerKey(layer) });
              const facts = images.map((image) => image.facts);
              return part?.kind === 'layer' ? addItems(before, part.layer, facts) : before;
            }),
          )
        }
      />
      <Group>
        <Button
          size="xs"
          variant="danger"
          leftSection={<IconTrash size={14} stroke={1.8} />}
          onClick={() => {
            change((before) => ({ ...before, file: removeLayer(before.file, at) }), guess);
            select(null);
          }}
        >
          {messages.deleteLayer}
        </Button>
      </Group>
    </Stack>
  );
};
