import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import type { Part } from '@vitrine/domain/builder/part-lists';
import {
  type EditedFitting,
  FITTING_KINDS,
  type FittingKind,
  isCounted,
  newFitting,
  readFittings,
  writeFittings,
} from '@vitrine/domain/builder/robes/edit-fittings';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { CommittedField } from '../edit/CommittedField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useSetPart } from '../parts/useSetPart.ts';
import classes from './robes.module.css';
import { SectionDrawing } from './SectionDrawing.tsx';

const MOST = 8;
const kinds = () => FITTING_KINDS.map((value) => ({ value, label: messages.fitting[value] }));

const toKind = (text: string): FittingKind => FITTING_KINDS.find((kind) => kind === text) ?? 'shelf';

/** The contents of a section: heading, and rails, shelves and drawers with their heights. */
export const InternalFields = ({ part }: { part: Part }) => {
  const set = useSetPart('internals', part.id);
  const internal = part as RobePart;
  const { fittings, kept } = readFittings(internal.parts);
  const write = (changed: readonly EditedFitting[]): void => set({ parts: writeFittings(changed, kept) });
  const change = (at: number, fields: Partial<EditedFitting>): void =>
    write(fittings.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  return (
    <>
      <CommittedField
        label={messages.range}
        autoComplete="off"
        maximum={catalogueLimits.nameMaximum}
        value={internal.range ?? ''}
        onCommit={(text) => set({ range: text.trim() || null })}
      />
      <fieldset className={classes.group}>
        <legend>{messages.contents}</legend>
        <Text size="xs" c="gray" mb={8}>
          {messages.contentsHelp}
        </Text>
        <SectionDrawing parts={internal.parts ?? []} />
        <Stack gap={8} mt={12} component="ul" className={classes.list}>
          {fittings.map(({ kind, at, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are distinguished by their position only.
            <Group key={index} component="li" gap={4} wrap="nowrap" align="end">
              <NativeSelect
                label={messages.fittingKind(index + 1)}
                className={classes.unseenLabel}
                flex={1}
                data={kinds()}
                value={kind}
                onChange={({ currentTarget }) => change(index, { kind: toKind(currentTarget.value) })}
              />
              <NumberField
                className={classes.number}
                label={messages.fittingAt(index + 1)}
                value={at}
                min={0}
                max={99}
                decimals={1}
                issue={messages.fittingWrong}
                onCommit={(value) => change(index, { at: value })}
              />
              {isCounted(kind) && (
                <NumberField
                  className={classes.number}
                  label={messages.fittingCount(index + 1)}
                  value={count}
                  min={1}
                  max={MOST}
                  issue={messages.countWrong(MOST)}
                  onCommit={(value) => change(index, { count: value })}
                />
              )}
              <IconButton
                label={messages.removeFitting(index + 1)}
                icon={<IconX size={16} stroke={1.6} />}
                onClick={() => write(fittings.filter((_, one) => one !== index))}
              />
            </Group>
          ))}
        </Stack>
        {kept.length > 0 && (
          <Text size="xs" c="gray" mt={8}>
            {messages.unknownFittings(kept.join(', '))}
          </Text>
        )}
        <Text size="sm" fw={500} mt={12} mb={4}>
          {messages.addFitting}
        </Text>
        <Group gap={8}>
          {kinds().map(({ value, label }) => (
            <Button key={value} size="xs" onClick={() => write([...fittings, newFitting(value, fittings)])}>
              {label}
            </Button>
          ))}
        </Group>
      </fieldset>
    </>
  );
};
