import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconFolderOpen } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { type DragEvent, useRef, useState } from 'react';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { readChosen, readDropped, type SentImage } from '../../upload/chosen-files.ts';
import type { ReadingProgress } from '../useBuilderState.ts';
import classes from './DropStart.module.css';

interface ChooseButtonProps {
  label: string;
  accept?: string;
  folder?: boolean;
  primary?: boolean;
  onChoose: (files: SentImage[]) => void;
}

const IMAGES = 'image/png,image/jpeg,image/webp,.csv,.xlsx';

const ChooseButton = ({ label, accept, folder = false, primary = false, onChoose }: ChooseButtonProps) => {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button variant={primary ? 'filled' : 'default'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          if (folder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        className="vt-unseen"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const chosen = readChosen(event.target.files);
          event.target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
};

interface DropStartProps {
  reading: ReadingProgress | null;
  notes: readonly string[];
  onStart: (files: readonly SentImage[]) => void;
}

/** Where a folder, a ZIP or single images become a draft. */
export const DropStart = ({ reading, notes, onStart }: DropStartProps) => {
  const [over, setOver] = useState(false);
  const sentences = window.isSecureContext ? notes : [messages.secureOnly];
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    if (reading === null) onStart(await readDropped(event.dataTransfer));
  };
  return (
    <Stack gap={16}>
      {sentences.length > 0 && (
        <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={sentences[0] ?? ''}>
          {sentences.slice(1).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Banner>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard. */}
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-testid="drop-zone"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <IconFolderOpen size={40} stroke={1.2} aria-hidden="true" />
        <Text component="h2" fz={18} fw={600}>
          {messages.dropTitle}
        </Text>
        <Text size="sm" c="dimmed" maw={560}>
          {messages.dropHelp}
        </Text>
        <Text size="sm" c="gray" maw={560}>
          {messages.dropExample}
        </Text>
        {reading ? (
          <div className={classes.progress} role="status">
            <Progress label={messages.reading(reading.done, reading.total)} share={reading.done / reading.total} />
          </div>
        ) : (
          <Group gap={8} justify="center">
            <ChooseButton label={messages.chooseFolder} folder primary onChoose={onStart} />
            <ChooseButton label={messages.chooseZip} accept=".zip,application/zip" onChoose={onStart} />
            <ChooseButton label={messages.chooseImages} accept={IMAGES} onChoose={onStart} />
          </Group>
        )}
      </div>
    </Stack>
  );
};
