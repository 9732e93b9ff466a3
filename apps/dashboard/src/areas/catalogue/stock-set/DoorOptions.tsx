import { Group, Stack, Text } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { DoorRange } from '@vitrine/contract/configurator-file';
import { type EditedItem, editOf, type ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { type ReactNode, useMemo } from 'react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { type DoorGroup, doorGroupsOf } from './door-groups.ts';
import { type Option, Options } from './Options.tsx';
import type { StockPartProps } from './stock-view.ts';

interface DoorOptionsProps extends StockPartProps {
  ranges: readonly DoorRange[];
  specificNameOf: (id: Row['id']) => string | null;
}

const optionOf = (key: ItemKey, row: Row, { edits, specificNameOf }: DoorOptionsProps): Option => {
  const isOfRow = (edit: EditedItem): boolean => edit.layer_index === key.layer_index && edit.id === key.id;
  return { key, row, edit: edits.find(isOfRow)?.data, specificName: specificNameOf(row.id) };
};

const Section = ({ label, head, children }: { label: string; head?: ReactNode; children: ReactNode }) => (
  <section aria-label={label}>
    <Group gap={12} wrap="nowrap" mih={44} mb={4}>
      <Text component="h3" fz={16} fw={600} lh="24px" lts="-0.012em">
        {label}
      </Text>
      {head}
    </Group>
    {children}
  </section>
);

const DoorGroupSection = ({ group, part }: { group: DoorGroup; part: DoorOptionsProps }) => {
  const { edits, isLocked, actions } = part;
  const { label, range } = group;
  const options = group.items.map(({ location, item }) => optionOf({ layer_index: location, id: item.id }, item, part));
  const enabled = options.filter(({ key, row }) => !isRowDisabled(row, editOf(edits, key)) && !isLocked(key)).length;
  const rangeKey: ItemKey | null = range && { layer_index: 'pano_doors', id: range.id };
  return (
    <Section
      label={label}
      head={
        <>
          <Text size="sm" c="dimmed" className="vt-digits">
            {catalogueMessages.enabledOf(enabled, options.length)}
          </Text>
          {range && rangeKey && (
            <Group component="span" display="inline-flex" gap={4} ml="auto" mr={{ base: 0, sm: -8 }} c="dimmed" fz={13}>
              <span aria-hidden="true">{catalogueMessages.range}</span>
              <Switch
                on={!isRowDisabled(range, editOf(edits, rangeKey))}
                label={rowMessages.rangeEnabled(range.name)}
                onToggle={() => actions.toggleItem(rangeKey)}
              />
            </Group>
          )}
        </>
      }
    >
      <Options {...part} label={rowMessages.optionsOf(label)} options={options} />
    </Section>
  );
};

/** Door ranges, and door options grouped into Matt and Gloss. */
export const DoorOptions = (part: DoorOptionsProps) => {
  const { file, tabs, ranges } = part;
  const { ranges: others, groups } = useMemo(() => doorGroupsOf(file, tabs, ranges), [file, tabs, ranges]);
  const options = others.map((range) => optionOf({ layer_index: 'pano_doors', id: range.id }, range, part));
  return (
    <Stack gap={24}>
      {options.length > 0 && (
        <Section label={catalogueMessages.doorRanges}>
          <Options {...part} label={catalogueMessages.doorRanges} options={options} />
        </Section>
      )}
      {groups.map((group) => (
        <DoorGroupSection key={group.label} group={group} part={part} />
      ))}
    </Stack>
  );
};
