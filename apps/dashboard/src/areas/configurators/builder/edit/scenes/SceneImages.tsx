import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import {
  type ReplaceableImage,
  removeSceneImage,
  replaceableImages,
  sceneImages,
} from '@vitrine/domain/builder/scenes/edit-scenes';
import { assignWaiting, dropWaiting, fillScene, waitingImages } from '@vitrine/domain/builder/scenes/fill-scene';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx';
import { readDropped, type SentImage } from '../../../upload/chosen-files.ts';
import type { NamedFile } from '../../measure/measure-images.ts';
import { sceneGuess, useBuilder } from '../builder.ts';
import { DraftThumbnail } from '../DraftThumbnail.tsx';
import { FileButton, IMAGE_TYPES } from '../FileButton.tsx';
import classes from './SceneImages.module.css';

const nameOf = ({ layer, item }: ReplaceableImage): string => (item === null ? '' : `${layer}: ${item}`);
const fileName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** With the folders in their names: images of a scene are found by both. */
const named = (files: readonly SentImage[]): NamedFile[] => files.map(({ file, path }) => ({ name: path, file }));

/** Images of a scene that replace nothing yet: a person says what. */
const WaitingImages = ({ id }: { id: string }) => {
  const { draft, change } = useBuilder();
  const waiting = waitingImages(draft, id);
  const own = sceneImages(draft.file, id);
  if (waiting.length === 0) return null;
  const free = replaceableImages(draft.file).filter(({ path }) => !own.has(path));
  return (
    <div className={classes.waiting}>
      <Text size="sm" fw={500}>
        {messages.sceneWaiting(waiting.length)}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {messages.sceneWaitingHelp}
      </Text>
      <Stack gap={8}>
        {waiting.map(([path, { name }]) => (
          <Group key={path} gap={8} wrap="nowrap" align="end">
            <NativeSelect
              flex={1}
              miw={0}
              label={messages.sceneAssign(fileName(name))}
              data={[
                { value: '', label: messages.sceneAssignNothing },
                ...free.map((one) => ({ value: one.path, label: nameOf(one) || messages.sceneRoomImage })),
              ]}
              value=""
              onChange={({ currentTarget: { value } }) =>
                value !== '' && change((before) => assignWaiting(before, id, path, value), sceneGuess(id))
              }
            />
            <IconButton
              label={messages.sceneDrop(fileName(name))}
              icon={<IconX size={16} stroke={1.6} />}
              onClick={() => change((before) => dropWaiting(before, path))}
            />
          </Group>
        ))}
      </Stack>
    </div>
  );
};

/** The images that a scene has of its own, and where more are added. */
export const SceneImages = ({ id }: { id: string }) => {
  const { draft, change, addFiles } = useBuilder();
  const [over, setOver] = useState(false);
  const own = sceneImages(draft.file, id);
  const all = replaceableImages(draft.file);
  const add = (files: readonly SentImage[]): void =>
    addFiles(named(files), (images) =>
      change(
        (before) =>
          fillScene(
            before,
            id,
            images.map(({ facts }) => facts),
          ),
        sceneGuess(id),
      ),
    );
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    const dropped = await readDropped(event.dataTransfer);
    if (dropped.length > 0) add(dropped);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard. */}
      <div
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Text size="sm" fw={500}>
          {messages.sceneImagesTitle}
        </Text>
        <Text size="sm" c="dimmed">
          {messages.sceneImagesHelp}
        </Text>
        {own.size === 0 && <Text size="sm">{messages.sceneNone}</Text>}
        <Group gap={8} mt={8}>
          <FileButton size="xs" label={messages.sceneChooseFolder} isFolder onChoose={add} />
          <FileButton size="xs" label={messages.sceneChoose} accept={IMAGE_TYPES} several onChoose={add} />
        </Group>
      </div>
      <WaitingImages id={id} />
      {own.size > 0 && (
        <ul className={classes.own} aria-label={messages.sceneImages(own.size, all.length)}>
          {all.flatMap((one) => {
            const path = own.get(one.path);
            if (path === undefined) return [];
            const name = nameOf(one) || messages.sceneRoomImage;
            return [
              <li key={path} className={classes.row}>
                <span className={classes.image}>
                  <DraftThumbnail path={path} />
                </span>
                <span className={classes.name}>{name}</span>
                <IconButton
                  label={messages.sceneDropImage(name)}
                  icon={<IconX size={16} stroke={1.6} />}
                  onClick={() =>
                    change(
                      (before) => ({ ...before, file: removeSceneImage(before.file, id, one.path) }),
                      sceneGuess(id),
                    )
                  }
                />
              </li>,
            ];
          })}
        </ul>
      )}
    </>
  );
};
