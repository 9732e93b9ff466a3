import { Badge, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconPlus, IconSun } from '@tabler/icons-react';
import type { FileScene } from '@vitrine/contract/configurator-file';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import {
  addScene,
  replaceableImages,
  sceneImages,
  sceneName,
  scenesOf,
} from '@vitrine/domain/builder/scenes/edit-scenes';
import { baseImagePath } from '@vitrine/domain/design/layered/with-base';
import { sceneGuess, useBuilder } from '../builder.ts';
import { DraftThumbnail } from '../DraftThumbnail.tsx';
import classes from '../LayerList.module.css';

const SceneRow = ({ scene }: { scene: FileScene }) => {
  const { draft, selection, select } = useBuilder();
  const id = String(scene.id);
  const isSelected = selection?.kind === 'scene' && selection.id === id;
  const base = baseImagePath(draft.file);
  const own = sceneImages(draft.file, id);
  const isRoom = !scene.images;
  const shown = base === null ? null : (own.get(base) ?? base);
  return (
    <li>
      <UnstyledButton
        className={classes.room}
        aria-pressed={isSelected}
        data-selected={isSelected || undefined}
        onClick={() => select({ kind: 'scene', id })}
      >
        <span className={classes.image}>
          {shown === null ? (
            <IconSun size={18} stroke={1.4} aria-hidden="true" />
          ) : (
            <DraftThumbnail path={shown} thumbnail={scene.thumbnail} />
          )}
        </span>
        <span style={{ minWidth: 0, flex: 1 }}>
          <Text span inherit display="block" fw={600} truncate>
            {sceneName(scene)}
          </Text>
          <Text span inherit display="block" c="gray" fz={12} className="vt-digits">
            {isRoom ? messages.sceneOfRoom : messages.sceneImages(own.size, replaceableImages(draft.file).length)}
          </Text>
        </span>
        {draft.guesses.includes(sceneGuess(id)) && (
          <Badge className={classes.guess ?? ''} variant="wip">
            {builderMessages.guessed}
          </Badge>
        )}
      </UnstyledButton>
    </li>
  );
};

/** The scenes in the order in which visitors see them. */
export const SceneList = () => {
  const { draft, change, select } = useBuilder();
  const scenes = scenesOf(draft.file);
  const add = (): void => {
    const added = scenesOf(addScene(draft.file, messages.sceneNew, messages.sceneRoom)).at(-1);
    change((before) => ({ ...before, file: addScene(before.file, messages.sceneNew, messages.sceneRoom) }));
    if (added) select({ kind: 'scene', id: String(added.id) });
  };
  return (
    <section aria-label={messages.scenes} className={classes.scenes}>
      <Group justify="space-between" wrap="nowrap" px={12} pt={12} pb={8}>
        <div>
          <Text component="h2" size="sm" fw={600}>
            {messages.scenes}
          </Text>
          <Text size="xs" c="gray">
            {messages.scenesHelp}
          </Text>
        </div>
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={add} style={{ flex: 'none' }}>
          {messages.sceneAdd}
        </Button>
      </Group>
      {scenes.length > 0 && (
        <ol className={classes.layers} aria-label={messages.scenes}>
          {scenes.map((scene) => (
            <SceneRow key={scene.id} scene={scene} />
          ))}
        </ol>
      )}
    </section>
  );
};
