import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFlag, IconFocusCentered } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { setBase, setFirstDesign, setFirstView, setType } from '@vitrine/domain/builder/edit-base';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { designItems } from '@vitrine/domain/design/design-items';
import { RadioRow } from '../../../../ui/forms/RadioRow.tsx';
import { DraftPresets } from '../presets/DraftPresets.tsx';
import { readView } from '../preview/read-view.ts';
import { MeasuresFields } from '../quantities/MeasuresFields.tsx';
import { useBuilder } from './builder.ts';
import { ImageChooser } from './ImageChooser.tsx';

const kinds = () =>
  [
    { value: 'panoramic', label: messages.panorama },
    { value: 'stockset', label: messages.still },
  ] as const;

/** The image under all layers: which one, whether it is a panorama, and what visitors see first. */
export const RoomForm = ({ viewer }: { viewer: { current: HTMLIFrameElement | null } }) => {
  const { draft, source, change, addFiles } = useBuilder();
  const { base } = draft.file;
  const startHere = async (): Promise<void> => {
    const view = viewer.current && (await readView(viewer.current));
    const yaw = view?.yaw ?? null;
    if (yaw !== null) change((before) => setFirstView(before, yaw));
  };
  const startWithDesign = async (): Promise<void> => {
    const view = viewer.current && (await readView(viewer.current));
    if (view?.design) change((before) => setFirstDesign(before, view.design));
  };
  const first = designItems(draft.file, defaultDesign(draft.file)).map(({ name }) => name);
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
          {source === null && (
            <RadioRow
              legend={messages.type}
              name="image-kind"
              options={kinds()}
              value={draft.type}
              onChange={(type) => change((before) => setType(before, type), 'type')}
            />
          )}
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
          {first.length > 0 && (
            <div>
              <Text size="sm" fw={500}>
                {messages.firstDesign}
              </Text>
              <Text size="sm" dir="auto">
                {first.join(', ')}
              </Text>
              <Text size="sm" c="dimmed" mb={8}>
                {messages.firstDesignHelp}
              </Text>
              <Group>
                <Button leftSection={<IconFlag size={16} stroke={1.6} />} onClick={startWithDesign}>
                  {messages.startWithDesign}
                </Button>
              </Group>
            </div>
          )}
          <MeasuresFields />
          <DraftPresets />
        </>
      )}
    </Stack>
  );
};
