import { Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { designItems } from '@vitrine/domain/design/design-items';
import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { announce } from '../../../../ui/feedback/announce.ts';
import { useBuilder } from '../edit/builder.ts';
import classes from '../edit/scenes/SceneImages.module.css';

/** The presets of a draft that has no version yet. */
export const DraftPresets = () => {
  const { draft, change } = useBuilder();
  const presets = draft.presets ?? [];
  if (presets.length === 0) return null;
  const itemsOf = (configuration: string): string =>
    designItems(draft.file, layeredModel(draft.file).restore(configuration).design)
      .map(({ name }) => name)
      .join(', ');
  return (
    <div>
      <Text size="sm" fw={500}>
        {messages.presets}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.presetsHelp}
      </Text>
      <ul className={classes.own} aria-label={messages.presets}>
        {presets.map((preset) => (
          <li key={`${preset.name} ${preset.configuration}`} className={classes.row}>
            <span className={classes.name}>
              {preset.name}
              <Text span display="block" size="xs" c="gray" dir="auto">
                {itemsOf(preset.configuration)}
              </Text>
            </span>
            <IconButton
              label={messages.presetDelete(preset.name)}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => {
                change((before) => ({
                  ...before,
                  presets: (before.presets ?? []).filter((one) => one !== preset),
                }));
                announce(messages.optionDeleted(preset.name));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
