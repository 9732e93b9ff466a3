import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconRefresh, IconTrash } from '@tabler/icons-react';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { isComposing } from '@vitrine/domain/text/is-composing';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import classes from './PresetCard.module.css';
import { PresetImage } from './PresetImage.tsx';

export interface PresetActions {
  onRename: (name: string) => void;
  onRegenerate: () => void;
  onDelete: () => void;
  /** Null at either end of the list, where the button keeps the focus of a keyboard. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

interface PresetCardProps extends PresetActions {
  preset: Preset;
  isOutdated: boolean;
  liveVersion: number;
  /** This preset is being regenerated. */
  isWorking: boolean;
  /** A run is in progress: nothing can change. */
  isBusy: boolean;
}

const ICON = { size: 16, stroke: 1.6 } as const;

/** An editable name; an empty one is restored. One that is too long stays in the field, which says so. */
const Name = ({ name, isBusy, onRename }: { name: string; isBusy: boolean; onRename: (name: string) => void }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const long = tooLong(typed ?? '', limits.nameMaximum);
  const settle = (): void => {
    const newName = typed?.trim() ?? '';
    if (long !== undefined) return;
    setTyped(null);
    if (newName !== '' && newName !== name) onRename(newName);
  };
  return (
    <div className={classes.naming}>
      <input
        dir="auto"
        className={classes.name}
        aria-label={messages.renameLabel(name)}
        aria-invalid={long !== undefined}
        value={typed ?? name}
        disabled={isBusy}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <Text role="alert" size="xs" c="red">
        {long}
      </Text>
    </div>
  );
};

/** One preset: image, name and actions. */
export const PresetCard = ({ preset, isOutdated, liveVersion, isWorking, isBusy, ...actions }: PresetCardProps) => {
  const { name, version } = preset;
  return (
    <Box component="li" miw={0} aria-label={name}>
      <PresetImage preset={preset} />
      <div className={classes.line}>
        <Name name={name} isBusy={isBusy} onRename={actions.onRename} />
        <IconButton
          label={messages.earlier(name)}
          icon={<IconArrowLeft {...ICON} />}
          disabled={isBusy}
          aria-disabled={actions.onEarlier === null}
          onClick={() => actions.onEarlier?.()}
        />
        <IconButton
          label={messages.later(name)}
          icon={<IconArrowRight {...ICON} />}
          disabled={isBusy}
          aria-disabled={actions.onLater === null}
          onClick={() => actions.onLater?.()}
        />
        <IconButton
          label={messages.delete(name)}
          icon={<IconTrash {...ICON} />}
          disabled={isBusy}
          onClick={actions.onDelete}
        />
      </div>
      {isOutdated && (
        <Group gap={8} mt={6}>
          <Badge variant="pending">{messages.outdated}</Badge>
          <Text size="xs" flex={1} c="dimmed">
            {messages.outdatedHelp(formatVersion(version), formatVersion(liveVersion))}
          </Text>
          <Button
            size="xs"
            leftSection={<IconRefresh {...ICON} />}
            aria-busy={isWorking}
            disabled={isBusy}
            aria-label={messages.regenerateOne(name)}
            onClick={actions.onRegenerate}
          >
            {isWorking ? messages.regenerating : messages.regenerate}
          </Button>
        </Group>
      )}
    </Box>
  );
};
