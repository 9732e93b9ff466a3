import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { catalogueLimits as limits } from '@vitrine/contract/catalogue/limits';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import {
  addDoorRange,
  doorRangeNamed,
  makeDoorRanges,
  removeDoorRange,
  renameDoorRange,
} from '@vitrine/domain/builder/items/edit-door-ranges';
import { changeOption, filtersInUse, removeFilter, renameFilter } from '@vitrine/domain/builder/items/edit-filters';
import { doorRangesOf, filtersOf, isDoorRangeFilter, rangesOfItem } from '@vitrine/domain/catalogue/door-ranges';
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx';
import { ModalFrame } from '../../../../../ui/dialogs/ModalFrame.tsx';
import { announce } from '../../../../../ui/feedback/announce.ts';
import { useBuilder } from '../builder.ts';
import { CommittedField } from '../CommittedField.tsx';
import { DeleteButton } from '../DeleteButton.tsx';

/** Selects the door ranges: no filter has an empty name. */
export const DOOR_RANGES = '';

/** What is done with the options of a filter, or with the door ranges. */
interface OptionEdits {
  title: string;
  options: string[];
  count: (option: string) => number;
  rename: (file: LayeredFile, option: string, to: string) => LayeredFile;
  remove: (file: LayeredFile, option: string) => LayeredFile;
  /** Why an option cannot have a name. */
  issueWith: (option: string, to: string) => string | undefined;
}

const itemsOf = ({ layers }: LayeredFile) => layers.flatMap(({ items }) => items);

const rangeEdits = (file: LayeredFile): OptionEdits => {
  const ranges = doorRangesOf(file);
  return {
    title: messages.doorRanges,
    options: ranges.map(({ name }) => name),
    count: (option) =>
      itemsOf(file).filter((item) => rangesOfItem(ranges, item).some(({ name }) => name === option)).length,
    rename: renameDoorRange,
    remove: removeDoorRange,
    issueWith: (option, to) => {
      const taken = doorRangeNamed(file, to);
      return taken && taken !== doorRangeNamed(file, option) ? messages.filterTaken(taken.name) : undefined;
    },
  };
};

const filterEdits = (file: LayeredFile, filter: string): OptionEdits => ({
  title: filter,
  options: filtersInUse(file).get(filter) ?? [],
  count: (option) =>
    itemsOf(file).filter((item) =>
      filtersOf(item).some((one) => one.name === filter && !isDoorRangeFilter(one) && one.options.includes(option)),
    ).length,
  rename: (before, option, to) => changeOption(before, filter, option, to),
  remove: (before, option) => changeOption(before, filter, option, null),
  // Two options of one name become one.
  issueWith: () => undefined,
});

interface FilterModalProps {
  /** The name of the filter; DOOR_RANGES for the door ranges. */
  filter: string;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

/** A filter, or the door ranges, in all items: renamed and deleted everywhere. */
export const FilterModal = ({ filter, onClose, onRenamed }: FilterModalProps) => {
  const { draft, change } = useBuilder();
  const { file } = draft;
  const isRanges = filter === DOOR_RANGES;
  const edits = isRanges ? rangeEdits(file) : filterEdits(file, filter);
  const edit = (make: (before: LayeredFile) => LayeredFile): void =>
    change((before) => ({ ...before, file: make(before.file) }));
  const empty = (text: string): string | undefined => (text.trim() === '' ? configuratorMessages.nameEmpty : undefined);
  return (
    <ModalFrame
      title={edits.title}
      sentence={messages.filterSentence}
      width={440}
      onClose={onClose}
      footer={(close) => <Button onClick={close}>{messages.done}</Button>}
    >
      {(close) => (
        <Stack gap={16}>
          {!isRanges && (
            <CommittedField
              label={messages.filterName}
              autoComplete="off"
              maximum={limits.nameMaximum}
              value={filter}
              issueWith={empty}
              onCommit={(text) => {
                edit((before) => renameFilter(before, filter, text.trim()));
                onRenamed(text.trim());
              }}
            />
          )}
          {edits.options.length === 0 && (
            <Text size="sm" c="gray">
              {messages.filterEmpty}
            </Text>
          )}
          {edits.options.map((option) => (
            <CommittedField
              key={option}
              label={`${messages.optionName(option)} (${messages.optionItems(edits.count(option))})`}
              autoComplete="off"
              maximum={limits.nameMaximum}
              value={option}
              issueWith={(text) => empty(text) ?? edits.issueWith(option, text)}
              onCommit={(text) => {
                edit((before) => edits.rename(before, option, text.trim()));
                announce(messages.optionRenamed(option, text.trim()));
              }}
              beside={
                <IconButton
                  label={messages.optionDelete(option)}
                  icon={<IconTrash size={16} stroke={1.6} />}
                  onClick={() => {
                    edit((before) => edits.remove(before, option));
                    announce(messages.optionDeleted(option));
                  }}
                />
              }
            />
          ))}
          {isRanges ? (
            <CommittedField
              label={messages.rangeNew}
              placeholder={messages.chipHelp}
              autoComplete="off"
              maximum={limits.nameMaximum}
              value=""
              clears
              issueWith={(text) => {
                const taken = doorRangeNamed(file, text);
                return taken && messages.filterTaken(taken.name);
              }}
              onCommit={(text) => text.trim() !== '' && edit((before) => addDoorRange(before, text.trim()))}
            />
          ) : (
            <Group gap={8}>
              <Button
                size="xs"
                onClick={() => {
                  edit((before) => makeDoorRanges(before, filter));
                  close();
                }}
              >
                {messages.filterAsRanges}
              </Button>
              <DeleteButton
                label={messages.filterDelete(filter)}
                onDelete={() => {
                  edit((before) => removeFilter(before, filter));
                  announce(messages.optionDeleted(filter));
                  close();
                }}
              />
            </Group>
          )}
        </Stack>
      )}
    </ModalFrame>
  );
};
