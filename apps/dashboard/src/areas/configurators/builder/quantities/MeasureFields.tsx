import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import { priceLimits as limits } from '@vitrine/contract/prices/limits';
import type { Measure } from '@vitrine/contract/prices/quantity';
import type { Draft } from '@vitrine/domain/builder/draft';
import {
  changeMeasure,
  isFixedMeasure,
  measureIdIssue,
  measureIssue,
  removeMeasure,
  renameMeasure,
  usersOfMeasure,
} from '@vitrine/domain/builder/quantities/edit-measures';
import { parseNumber } from '@vitrine/domain/numbers/parse-number';
import { useState } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { announce } from '../../../../ui/feedback/announce.ts';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { personNumbers } from '../../../../ui/person-numbers.ts';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { formatPlain } from './format-units.ts';
import classes from './quantities.module.css';

const allUnits = () => (['m', 'm2'] as const).map((value) => ({ value, label: messages.units[value] }));

type SizeName = 'value' | 'min' | 'max';

/** A length or area that a text means; null for an empty one, undefined for no such number. */
const readSize = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const size = parseNumber(text.replace(/\s*m²?$/i, ''), personNumbers())?.value;
  return size !== undefined && size > 0 && size <= limits.measureMaximum ? size : undefined;
};

/** Name, name in formulas, value and range of one measure. */
export const MeasureFields = ({ measure }: { measure: Measure }) => {
  const { draft, change } = useBuilder<Draft>();
  const [users, setUsers] = useState<readonly string[]>([]);
  const { id, name } = measure;
  const { file } = draft;
  const isFixed = isFixedMeasure(file, id);
  const edit = (edited: (before: Draft['file']) => Draft['file']): void => {
    setUsers([]);
    change((before) => ({ ...before, file: edited(before.file) }) as Draft);
  };
  const set = (fields: Parameters<typeof changeMeasure>[2]): void =>
    edit((before) => changeMeasure(before, id, fields));
  const remove = (): void => {
    const using = usersOfMeasure(file, id);
    if (using.length > 0) {
      setUsers(using);
      return;
    }
    edit((before) => removeMeasure(before, id));
    announce(messages.deleted(name));
  };
  const sizeIssue = (field: SizeName, text: string): string | undefined => {
    const size = readSize(text);
    if (size === undefined || (size === null && field === 'value')) return messages.valueWrong;
    return measureIssue({ ...measure, [field]: size });
  };
  const size = (field: SizeName) => (
    <CommittedField
      label={messages[field]}
      inputMode="decimal"
      autoComplete="off"
      value={measure[field] ? formatPlain(measure[field]) : ''}
      issueWith={(text) => sizeIssue(field, text)}
      onCommit={(text) => set({ [field]: readSize(text) })}
    />
  );
  return (
    <fieldset className={classes.measure}>
      <legend>
        {name}
        {!isFixed && (
          <IconButton label={messages.delete(name)} icon={<IconTrash size={16} stroke={1.6} />} onClick={remove} />
        )}
      </legend>
      <Stack gap={12}>
        {users.length > 0 && <FieldErrors sentences={[messages.inUse(name), messages.usedBy(users.join(', '))]} />}
        {isFixed && (
          <Text size="sm" c="dimmed">
            {messages.areaNeeded}
          </Text>
        )}
        <CommittedField
          label={messages.name}
          autoComplete="off"
          maximum={limits.measureNameMaximum}
          value={name}
          issueWith={(text) => (text.trim() === '' ? messages.nameEmpty : undefined)}
          onCommit={(text) => set({ name: text.trim() })}
        />
        {!isFixed && (
          <Group grow gap={12} align="start" wrap="nowrap">
            <CommittedField
              label={messages.id}
              autoComplete="off"
              spellCheck={false}
              value={id}
              issueWith={(text) => measureIdIssue(file, id, text.trim())}
              onCommit={(text) => edit((before) => renameMeasure(before, id, text.trim()))}
            />
            <NativeSelect
              label={messages.unit}
              data={allUnits()}
              value={measure.unit}
              onChange={({ currentTarget: { value } }) => set({ unit: value as Measure['unit'] })}
            />
          </Group>
        )}
        <Group grow gap={12} align="start" wrap="nowrap">
          {size('value')}
          {size('min')}
          {size('max')}
        </Group>
      </Stack>
    </fieldset>
  );
};
