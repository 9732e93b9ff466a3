import { Button, Group, Stack } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { catalogueLimits as limits } from '@vitrine/contract/catalogue/limits';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { type ItemPosition, itemAt } from '@vitrine/domain/builder/edit-items';
import { itemRanges, setItemRanges } from '@vitrine/domain/builder/items/edit-door-ranges';
import { filtersInUse, setItemFilter } from '@vitrine/domain/builder/items/edit-filters';
import { doorRangesOf, filtersOf, isDoorRangeFilter } from '@vitrine/domain/catalogue/door-ranges';
import { isComposing } from '@vitrine/domain/text/is-composing';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../../../ui/forms/TextField.tsx';
import { useBuilder } from '../builder.ts';
import { ChipsField } from './ChipsField.tsx';
import { DOOR_RANGES, FilterModal } from './FilterModal.tsx';

/** The name of a filter that this item has no option of yet. */
const NewFilter = ({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) => {
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Group>
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={() => setName('')}>
          {messages.filterAdd}
        </Button>
      </Group>
    );
  }
  const trimmed = name.trim();
  const issue = taken.includes(trimmed) ? messages.filterTaken(trimmed) : undefined;
  const add = (): void => {
    if (issue !== undefined || trimmed.length > limits.nameMaximum) return;
    setName(null);
    if (trimmed !== '') onAdd(trimmed);
  };
  return (
    <TextField
      label={messages.filterName}
      autoComplete="off"
      autoFocus
      maximum={limits.nameMaximum}
      value={name}
      error={issue}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') add();
        if (event.key === 'Escape') setName(null);
      }}
      onBlur={add}
    />
  );
};

/** The door ranges and filters of an item, as chips; each filter can be edited for all items. */
export const FilterChips = ({ position }: { position: ItemPosition }) => {
  const { draft, change } = useBuilder();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const { file } = draft;
  const item = itemAt(file, position);
  if (!item) return null;
  const inUse = filtersInUse(file);
  const own = new Map(
    filtersOf(item)
      .filter((filter) => !isDoorRangeFilter(filter))
      .map(({ name, options }) => [name, options]),
  );
  const names = [...new Set([...inUse.keys(), ...own.keys(), ...added])];
  const edit = (name: string, label: string) => (
    <IconButton
      label={messages.editFilter(label)}
      icon={<IconPencil size={16} stroke={1.6} />}
      onClick={() => setEdited(name)}
    />
  );
  return (
    <Stack gap={16}>
      <ChipsField
        label={messages.doorRanges}
        description={messages.doorRangesHelp}
        values={itemRanges(file, position)}
        known={doorRangesOf(file).map(({ name }) => name)}
        end={edit(DOOR_RANGES, messages.doorRanges)}
        onChange={(ranges) => change((before) => ({ ...before, file: setItemRanges(before.file, position, ranges) }))}
      />
      {names.map((name) => (
        <ChipsField
          key={name}
          label={name}
          values={own.get(name) ?? []}
          known={inUse.get(name) ?? []}
          end={inUse.has(name) && edit(name, name)}
          onChange={(options) =>
            change((before) => ({ ...before, file: setItemFilter(before.file, position, name, options) }))
          }
        />
      ))}
      <NewFilter taken={names} onAdd={(name) => setAdded((before) => [...before, name])} />
      {edited !== null && <FilterModal filter={edited} onClose={() => setEdited(null)} onRenamed={setEdited} />}
    </Stack>
  );
};
