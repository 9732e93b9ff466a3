import { Button, Group, Stack, Text } from '@mantine/core';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import {
  areaOf,
  readCorners,
  readMetres,
  setCorners,
  setLight,
  setMask,
} from '@vitrine/domain/builder/floors/edit-room';
import { cornersIssue, type FloorArea } from '@vitrine/domain/builder/floors/floor-corners';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { personLocale } from '../../../../ui/person-numbers.ts';
import { useBuilder } from '../edit/builder.ts';
import { CommittedField } from '../edit/CommittedField.tsx';
import { ImageField } from '../edit/ImageField.tsx';
import { MeasuresFields } from '../quantities/MeasuresFields.tsx';
import { useRoom } from './useRoom.ts';

const metresText = (metres: number): string =>
  new Intl.NumberFormat(personLocale(), { maximumFractionDigits: 3, useGrouping: false }).format(metres);

/** Width and depth of the area between the corners. */
const AreaFields = () => {
  const { draft, change } = useBuilder<FloorDraft>();
  const { scene } = draft.file;
  const found = readCorners(scene);
  if (!found) return <Text size="sm">{scene?.homography_world_to_image ? messages.keptMeasures : null}</Text>;
  const issue = cornersIssue(found.corners);
  const field = (name: keyof FloorArea) => (
    <CommittedField
      label={messages[name]}
      inputMode="decimal"
      autoComplete="off"
      value={metresText(found.area[name])}
      issueWith={(text) => (readMetres(text) === null ? messages.sizeWrong : undefined)}
      onCommit={(text) =>
        change(
          (before) => setCorners(before, found.corners, { ...areaOf(before), [name]: readMetres(text) ?? 1 }),
          'room',
        )
      }
    />
  );
  return (
    <Stack gap={12}>
      <FieldErrors sentences={issue ? [issue === 'crossing' ? messages.cornersCrossing : messages.cornersFlat] : []} />
      {field('width')}
      {field('depth')}
    </Stack>
  );
};

/** The room of a floor: photo, size of the area between its corners, where the floor is, and the light on it. */
export const RoomForm = () => {
  const { draft, change, addFiles } = useBuilder<FloorDraft>();
  const { choosePhoto, fillCorners, takeLight, isWorking } = useRoom();
  const { scene } = draft.file;
  return (
    <Stack gap={20}>
      <ImageField
        help={messages.roomHelp}
        path={scene?.base ?? null}
        label={scene?.base ? messages.replaceImage : messages.photo}
        onChoose={choosePhoto}
      />
      {scene?.base && (
        <>
          <AreaFields />
          <ImageField
            title={messages.mask}
            help={messages.maskHelp}
            path={scene.mask ?? null}
            label={messages.chooseMask}
            onChoose={(files) =>
              addFiles(files, ([image]) => image && change((before) => setMask(before, image.facts)))
            }
          >
            <Button size="xs" mt={8} disabled={readCorners(scene) === null} onClick={fillCorners}>
              {messages.fillCorners}
            </Button>
            <FieldErrors sentences={scene.mask ? [] : [messages.maskMissing]} />
          </ImageField>
          <ImageField
            title={messages.lighting}
            help={messages.lightingHelp}
            path={scene.lighting ?? null}
            label={messages.chooseImage}
            onChoose={(files) =>
              addFiles(files, ([image]) => image && change((before) => setLight(before, image.facts)))
            }
          >
            <Group gap={8} mt={8}>
              <Button size="xs" disabled={!scene.mask || isWorking} aria-busy={isWorking} onClick={takeLight}>
                {messages.lightFromPhoto}
              </Button>
              {scene.lighting && (
                <Button size="xs" variant="subtle" onClick={() => change((before) => setLight(before, null))}>
                  {messages.removeLight}
                </Button>
              )}
            </Group>
          </ImageField>
        </>
      )}
      <MeasuresFields />
    </Stack>
  );
};
