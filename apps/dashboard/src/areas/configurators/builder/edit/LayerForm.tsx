import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { Layer } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { quantityMessages } from '@vitrine/contract/configurators/quantity-messages';
import { addItems } from '@vitrine/domain/builder/edit-items';
import { changeLayer, drawingOrder, moveInDrawing, moveLayer, removeLayer } from '@vitrine/domain/builder/edit-layers';
import { LayeredQuantity } from '../quantities/LayeredQuantity.tsx';
import { layerKey, selectedPart, wholeLayer } from '../selection.ts';
import { layerGuess, useBuilder } from './builder.ts';
import { CommittedField } from './CommittedField.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { ImageChooser } from './ImageChooser.tsx';
import { MoveButtons } from './MoveButtons.tsx';

/** What visitors see of a layer. */
type Visitors = 'choose' | 'see' | 'hidden';

const LAYER_FIELDS = {
  choose: { layer_type: 'items', disabled: null },
  see: { layer_type: 'hidden', disabled: null },
  hidden: { disabled: true },
} as const satisfies Record<Visitors, Partial<Layer>>;

const allVisitors = (): readonly { value: Visitors; label: string }[] => [
  { value: 'choose', label: layeredMessages.layerChoose },
  { value: 'see', label: layeredMessages.layerSee },
  { value: 'hidden', label: layeredMessages.layerHidden },
];

const visitorsOf = ({ layer_type, disabled }: Layer): Visitors => {
  if (disabled) return 'hidden';
  return layer_type === 'hidden' ? 'see' : 'choose';
};

/** One layer: name, place in the list, drawing order, what visitors see of it, and new items. */
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
        <MoveButtons at={at} count={file.layers.length} onMove={move} />
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
      <NativeSelect
        label={layeredMessages.layerVisitors}
        data={[...allVisitors()]}
        value={visitorsOf(layer)}
        onChange={({ currentTarget: { value } }) => {
          const fields = LAYER_FIELDS[value as Visitors];
          change((before) => ({ ...before, file: changeLayer(before.file, at, fields) }), guess);
        }}
      />
      <LayeredQuantity
        rule={layer.quantity}
        usual={quantityMessages.usual.layer}
        onChange={(quantity) =>
          change((before) => ({ ...before, file: changeLayer(before.file, at, { quantity }) }), guess)
        }
      />
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
      <Group gap={8}>
        {layer.items.length > 1 && (
          <Button size="xs" onClick={() => select(wholeLayer(layer))}>
            {layeredMessages.selectAll}
          </Button>
        )}
        <DeleteButton
          label={messages.deleteLayer}
          onDelete={() => {
            change((before) => ({ ...before, file: removeLayer(before.file, at) }), guess);
            select(null);
          }}
        />
      </Group>
    </Stack>
  );
};
