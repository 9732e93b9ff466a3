import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { SCENE_NAME_MAXIMUM } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import {
  changeScene,
  moveScene,
  removeScene,
  sceneName,
  sceneOf,
  scenesOf,
  setSceneView,
} from '@vitrine/domain/builder/scenes/edit-scenes';
import { announce } from '../../../../../ui/feedback/announce.ts';
import { readView } from '../../preview/read-view.ts';
import { sceneGuess, useBuilder } from '../builder.ts';
import { CommittedField } from '../CommittedField.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { SceneImages } from './SceneImages.tsx';
import { SceneThumbnail } from './SceneThumbnail.tsx';

interface SceneFormProps {
  id: string;
  viewer: { current: HTMLIFrameElement | null };
}

/** Where a panorama looks first in a scene. */
const SceneView = ({ id, viewer }: SceneFormProps) => {
  const { draft, change } = useBuilder();
  const yaw = sceneOf(draft.file, id)?.initial_yaw ?? null;
  const startHere = async (): Promise<void> => {
    const view = viewer.current && (await readView(viewer.current));
    const seen = view?.yaw ?? null;
    if (seen !== null) change((before) => setSceneView(before, id, seen), sceneGuess(id));
  };
  return (
    <div>
      <Text size="sm" fw={500}>
        {messages.sceneView}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {yaw === null ? messages.sceneViewRoom : builderMessages.firstViewHelp(yaw)}
      </Text>
      <Group gap={8}>
        <Button size="xs" leftSection={<IconFocusCentered size={14} stroke={1.6} />} onClick={startHere}>
          {builderMessages.startHere}
        </Button>
        {yaw !== null && (
          <Button size="xs" onClick={() => change((before) => setSceneView(before, id, null), sceneGuess(id))}>
            {messages.sceneViewReset}
          </Button>
        )}
      </Group>
    </div>
  );
};

/** The buttons that move and delete a scene. */
const SceneActions = ({ id }: { id: string }) => {
  const { draft, change, select } = useBuilder();
  const scenes = scenesOf(draft.file);
  const at = scenes.findIndex((scene) => String(scene.id) === id);
  const scene = scenes[at];
  if (!scene) return null;
  const edit = (make: (file: LayeredFile) => LayeredFile): void =>
    change((before) => ({ ...before, file: make(before.file) }), sceneGuess(id));
  return (
    <Group gap={8}>
      <MoveButtons at={at} count={scenes.length} onMove={(to) => edit((file) => moveScene(file, at, to))} />
      <DeleteButton
        label={messages.sceneDelete}
        onDelete={() => {
          change((before) => removeScene(before, id), sceneGuess(id));
          select(null);
          announce(messages.sceneDeleted(sceneName(scene)));
        }}
      />
    </Group>
  );
};

/** One scene: name, images of its own, first view, thumbnail and position. */
export const SceneForm = ({ id, viewer }: SceneFormProps) => {
  const { draft, change } = useBuilder();
  const scene = sceneOf(draft.file, id);
  if (!scene) return null;
  return (
    <Stack gap={16}>
      <CommittedField
        label={messages.sceneNameLabel}
        autoComplete="off"
        maximum={SCENE_NAME_MAXIMUM}
        value={sceneName(scene)}
        issueWith={(text) => (text.trim() === '' ? configuratorMessages.nameEmpty : undefined)}
        onCommit={(text) =>
          change((before) => ({ ...before, file: changeScene(before.file, id, { name: text.trim() }) }), sceneGuess(id))
        }
      />
      {scene.images ? (
        <SceneImages id={id} />
      ) : (
        <Text size="sm" c="dimmed">
          {messages.sceneIsRoom}
        </Text>
      )}
      {draft.type === 'panoramic' && <SceneView id={id} viewer={viewer} />}
      <SceneThumbnail id={id} />
      <SceneActions id={id} />
    </Stack>
  );
};
