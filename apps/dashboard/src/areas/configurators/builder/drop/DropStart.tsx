import { Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconFolderOpen } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { type DragEvent, useState } from 'react';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import { readDropped, type SentImage } from '../../upload/chosen-files.ts';
import { FileButton, IMAGE_TYPES } from '../edit/FileButton.tsx';
import classes from './DropStart.module.css';
import type { ReadingProgress } from './useReadImages.ts';

const IMAGES_AND_LISTS = `${IMAGE_TYPES},.csv,.xlsx`;

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
            <FileButton label={messages.chooseFolder} isFolder variant="filled" onChoose={onStart} />
            <FileButton label={messages.chooseZip} accept=".zip,application/zip" several onChoose={onStart} />
            <FileButton label={messages.chooseImages} accept={IMAGES_AND_LISTS} several onChoose={onStart} />
          </Group>
        )}
      </div>
    </Stack>
  );
};
