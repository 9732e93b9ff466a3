import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { setBase, setFirstView, setType } from '@vitrine/domain/builder/edit-base';
import { RadioRow } from '../../../../ui/forms/RadioRow.tsx';
import { readYaw } from '../preview/read-yaw.ts';
import { useBuilder } from './builder.ts';
import { ImageChooser } from './ImageChooser.tsx';

const KINDS = [
  { value: 'panoramic', label: messages.panorama },
  { value: 'stockset', label: messages.still },
] as const;

/** The image under all layers: which one, whether it is a panorama, and where visitors look first. */
export const RoomForm = ({ viewer }: { viewer: { current: HTMLIFrameElement | null } }) => {
  const { draft, change, addFiles } = useBuilder();
  const { base } = draft.file;
  const startHere = async (): Promise<void> => {
    const yaw = viewer.current && (await readYaw(viewer.current));
    if (yaw !== null) change((before) => setFirstView(before, yaw));
  };
  return (
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {messages.roomHelp}
      </Text>
      <ImageChooser
        path={base?.image ?? null}
        label={base ? messages.replaceImage : messages.chooseImage}
        onChoose={(files) =>
          addFiles(files, ([image]) => image && change((before) => setBase(before, image.facts), 'base'))
        }
      />
      {base && (
        <>
          <RadioRow
            legend={messages.type}
            name="image-kind"
            options={KINDS}
            value={draft.type}
            onChange={(type) => change((before) => setType(before, type), 'type')}
          />
          {draft.type === 'panoramic' && (
            <div>
              <Text size="sm" fw={500}>
                {messages.firstView}
              </Text>
              <Text size="sm" c="dimmed" mb={8}>
                {messages.firstViewHelp(base.initial_yaw ?? 0)}. {messages.startHereHelp}
              </Text>
              <Group>
                <Button leftSection={<IconFocusCentered size={16} stroke={1.6} />} onClick={startHere}>
                  {messages.startHere}
                </Button>
              </Group>
            </div>
          )}
        </>
      )}
    </Stack>
  );
};
