import { Button, Group, Text } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages } from '@vitrine/contract/presets/messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import { useContext, useState } from 'react';
import { announce } from '../../../../ui/feedback/announce.ts';
import { useBuilder } from '../edit/builder.ts';
import { readView } from '../preview/read-view.ts';
import { PresetNameModal } from './PresetNameModal.tsx';
import { PresetSaverContext } from './preset-saver.ts';

/** Why a configurator takes no preset now; null where it does. */
const reasonAgainst = ({ supports_presets, deployed_version }: ConfiguratorWithVersions): string | null => {
  if (!supports_presets) return messages.presetsOff;
  return deployed_version === null ? presetMessages.undeployed : null;
};

const fullIssue = (count: number): string | null =>
  count >= limits.presets ? presetMessages.full(limits.presets) : null;

/** Saves the design in the preview as a preset: at once where the configurator is live, else with the first version. */
export const SaveAsPreset = ({ viewer }: { viewer: { current: HTMLIFrameElement | null } }) => {
  const { draft, source, change } = useBuilder<Draft>();
  const Saver = useContext(PresetSaverContext);
  const [design, setDesign] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const presets = draft.presets ?? [];
  const begin = async (): Promise<void> => {
    const view = viewer.current && (await readView(viewer.current));
    const blocked = source ? reasonAgainst(source.configurator) : fullIssue(presets.length);
    setIssue(blocked ?? (view?.design ? null : messages.presetMissing));
    if (blocked === null && view?.design) setDesign(view.design);
  };
  const close = (): void => setDesign(null);
  return (
    <Group gap={12} px={12} py={8} style={{ borderTop: '1px solid var(--vt-line)', background: 'var(--vt-surface)' }}>
      <Button size="xs" leftSection={<IconBookmarkPlus size={14} stroke={1.6} />} onClick={() => void begin()}>
        {messages.presetSave}
      </Button>
      <Text size="sm" c={issue ? 'red' : 'dimmed'} role="status">
        {issue ?? (presets.length > 0 ? messages.presetsNote(presets.length) : '')}
      </Text>
      {design !== null && source && Saver && (
        <Saver configurator={source.configurator} design={design} onClose={close} />
      )}
      {design !== null && !source && (
        <PresetNameModal
          onClose={close}
          onName={(name) => {
            change((before) => ({
              ...before,
              presets: [...(before.presets ?? []), { name, configuration: design }],
            }));
            announce(messages.presetSaved(name));
          }}
        />
      )}
    </Group>
  );
};
