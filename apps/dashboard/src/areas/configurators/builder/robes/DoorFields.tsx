import { Button, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { addPanel, PANEL_LEAST, panelShares, removePanel, setPanel } from '@vitrine/domain/builder/robes/edit-panels';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useSetPart } from '../parts/useSetPart.ts';
import { DoorDrawing } from './DoorDrawing.tsx';
import classes from './robes.module.css';

const LEAST = PANEL_LEAST / 10;

/** The panels of a door: drawn, dragged, and as numbers. */
export const DoorFields = ({ part }: { part: Part }) => {
  const set = useSetPart('doors', part.id);
  const panels = panelShares((part as RobePart).panels);
  const change = (changed: readonly number[]): void => set({ panels: [...changed] });
  return (
    <fieldset className={classes.group}>
      <legend>{messages.panels}</legend>
      <Text size="xs" c="gray" mb={8}>
        {messages.panelsHelp}
      </Text>
      <Group align="start" gap={16} wrap="nowrap">
        <DoorDrawing panels={panels} onChange={change} />
        <Stack gap={8} flex={1}>
          {panels.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: panels are distinguished by their position only.
            <Group key={at} gap={4} wrap="nowrap" align="end">
              <NumberField
                label={messages.panelShare(at + 1)}
                value={share * 100}
                min={LEAST}
                max={100}
                decimals={1}
                issue={messages.panelWrong(LEAST)}
                onCommit={(percent) => change(setPanel(panels, at, percent / 100))}
              />
              {panels.length > 1 && (
                <IconButton
                  label={messages.removePanel(at + 1)}
                  icon={<IconX size={16} stroke={1.6} />}
                  onClick={() => change(removePanel(panels, at))}
                />
              )}
            </Group>
          ))}
          <Button size="xs" disabled={panels.length >= robeLimits.panels} onClick={() => change(addPanel(panels))}>
            {messages.addPanel}
          </Button>
        </Stack>
      </Group>
    </fieldset>
  );
};
