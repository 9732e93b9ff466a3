import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { imagePath } from '@vitrine/domain/builder/image-path';
import { changePart, duplicatePart, movePart, type Part, partsOf } from '@vitrine/domain/builder/part-lists';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { formatField, parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { Switch } from '../../../../ui/forms/Switch.tsx';
import { personNumbers, writeNumber } from '../../../../ui/person-numbers.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { ImageChooser } from '../edit/ImageChooser.tsx';
import { MoveButtons } from '../edit/MoveButtons.tsx';
import { PartQuantity } from '../quantities/PartQuantity.tsx';
import { ColourField } from './ColourField.tsx';
import { DeletePart } from './DeletePart.tsx';
import { isOff, partGuess } from './PartRow.tsx';
import { type ListKind, usePartEditor, usePartsFile } from './part-editor.ts';
import { usePartImage } from './usePartImage.ts';

type TypedField = 'name' | 'product_code' | 'price';

const issueOf = (field: TypedField, text: string, currency: string): string | undefined => {
  const read = parseField(field, text, personNumbers(), currency);
  if (!('error' in read)) return undefined;
  return field === 'name' ? messages.nameEmpty : read.error;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The buttons that move, copy and delete a part. */
const PartActions = ({ kind, part }: { kind: ListKind; part: Part }) => {
  const { file, changeFile } = usePartsFile();
  const { select } = usePartEditor();
  const { list } = kind;
  const parts = partsOf(file, list);
  const at = parts.findIndex(({ id }) => id === part.id);
  const duplicate = (): void => {
    const copy = partsOf(duplicatePart(file, list, part.id), list)[at + 1];
    changeFile((before) => duplicatePart(before, list, part.id));
    if (copy) select({ list, id: copy.id });
  };
  return (
    <Group gap={8}>
      <MoveButtons
        at={at}
        count={parts.length}
        onMove={(to) => changeFile((before) => movePart(before, list, part.id, to))}
      />
      <Button size="xs" leftSection={<IconCopy size={14} stroke={1.6} />} onClick={duplicate}>
        {builderMessages.duplicate}
      </Button>
      <DeletePart kind={kind} part={part} />
    </Group>
  );
};

/** One part: name, colour, SKU, price, image, whether visitors can choose it, and what only its list has. */
export const PartForm = ({ kind, part }: { kind: ListKind; part: Part }) => {
  const { file, changeFile } = usePartsFile();
  const currency = currencyOf(file);
  const setImage = usePartImage(kind.list, part.id);
  const { list, fields, image, More } = kind;
  const set = (changed: Readonly<Record<string, unknown>>): void =>
    changeFile((before) => changePart(before, list, part.id, changed), partGuess(list, part.id));
  const setRead = (field: TypedField, text: string): void => {
    const read = parseField(field, text, personNumbers(), currency);
    if ('value' in read) set({ [field]: read.value === '' ? null : read.value });
  };
  const shown = (field: TypedField): string => {
    const value = part[field];
    return field === 'price' && typeof value === 'number' ? writeNumber(value) : formatField(field, value);
  };
  const typed = (field: TypedField, label: string, maximum?: number) => (
    <CommittedField
      label={label}
      autoComplete="off"
      {...(maximum !== undefined && { maximum })}
      {...(field === 'price' && { inputMode: 'decimal' as const })}
      value={shown(field)}
      issueWith={(text) => issueOf(field, text, currency)}
      onCommit={(text) => setRead(field, text)}
    />
  );
  const path = image ? textOf(part[image.field]) : '';
  return (
    <Stack gap={16}>
      {typed('name', messages.name, catalogueLimits.nameMaximum)}
      {fields.includes('colour') && (
        <ColourField value={textOf(part.hex)} onCommit={(hex) => set({ hex: hex || null })} />
      )}
      {More && <More part={part} />}
      {image && path !== part.texture && (
        <div>
          <Text size="sm" fw={500} mb={8}>
            {image.label}
          </Text>
          <ImageChooser
            path={path || null}
            label={path ? builderMessages.replaceImage : builderMessages.chooseImage}
            onChoose={(files) =>
              setImage(files, (facts) => {
                const chosen = imagePath(list, part.name, facts);
                return { path: chosen, fields: { [image.field]: chosen } };
              })
            }
          />
          {path && (
            <Button size="xs" variant="subtle" mt={8} onClick={() => set({ [image.field]: null })}>
              {messages.removeImage}
            </Button>
          )}
        </div>
      )}
      {(fields.includes('sku') || fields.includes('price')) && (
        <Group grow gap={12} align="start" wrap="nowrap">
          {fields.includes('sku') && typed('product_code', builderMessages.sku, catalogueLimits.skuMaximum)}
          {fields.includes('price') && typed('price', builderMessages.price)}
        </Group>
      )}
      {fields.includes('price') && <PartQuantity list={list} part={part} />}
      <Switch
        label={messages.offered}
        on={!isOff(part)}
        onToggle={() =>
          set(kind.switch === 'disabled' ? { disabled: isOff(part) ? null : true } : { enabled: isOff(part) })
        }
      >
        {messages.offered}
      </Switch>
      <PartActions kind={kind} part={part} />
    </Stack>
  );
};
