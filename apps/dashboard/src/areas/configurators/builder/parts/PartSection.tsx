import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { addParts, movePart, partsOf } from '@vitrine/domain/builder/part-lists';
import { SortableList } from '../edit/SortableList.tsx';
import classes from './PartLists.module.css';
import { PartRow } from './PartRow.tsx';
import { type ListKind, usePartEditor, usePartsFile } from './part-editor.ts';

/** One list of parts in their order, which is that of the visitor's choices. */
export const PartSection = ({ kind }: { kind: ListKind }) => {
  const { file, changeFile } = usePartsFile();
  const { selection, select } = usePartEditor();
  const { list, label, one, many } = kind;
  const parts = partsOf(file, list);
  const keys = parts.map(({ id }) => String(id));
  const nameOf = (key: string): string => parts[keys.indexOf(key)]?.name ?? '';
  const move = (from: number, to: number): void => {
    const part = parts[from];
    if (part) changeFile((before) => movePart(before, list, part.id, to));
  };
  const add = (): void => {
    const fields = { ...kind.fresh, name: messages.numbered(one, parts.length + 1) };
    const added = partsOf(addParts(file, list, [fields]), list).at(-1);
    changeFile((before) => addParts(before, list, [fields]));
    if (added) select({ list, id: added.id });
  };
  return (
    <section aria-label={label} className={classes.section}>
      <Group justify="space-between" wrap="nowrap" px={12} pt={12} pb={4} gap={4}>
        <Text component="h2" size="sm" fw={600}>
          {label}{' '}
          <Text span inherit c="gray" fw={400} className="vt-digits">
            {parts.length}
          </Text>
        </Text>
        <Group gap={4} wrap="nowrap">
          {many && (
            <Button size="xs" variant="subtle" onClick={() => select({ form: many.form })}>
              {many.label}
            </Button>
          )}
          <Button
            size="xs"
            aria-label={messages.add(one.toLowerCase())}
            leftSection={<IconPlus size={14} stroke={1.8} />}
            onClick={add}
          >
            {one}
          </Button>
        </Group>
      </Group>
      <SortableList label={messages.listOf(label)} keys={keys} nameOf={nameOf} help={messages.dragHelp} onMove={move}>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            kind={kind}
            part={part}
            isSelected={
              selection !== null && 'list' in selection && selection.list === list && selection.id === part.id
            }
          />
        ))}
      </SortableList>
    </section>
  );
};
