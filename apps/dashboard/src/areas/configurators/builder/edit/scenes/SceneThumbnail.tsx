import { Button, Group, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { thumbnailPath } from '@vitrine/domain/builder/items/edit-thumbnail';
import { changeScene, sceneImages, sceneName, sceneOf } from '@vitrine/domain/builder/scenes/edit-scenes';
import { baseImagePath } from '@vitrine/domain/design/layered/with-base';
import { useState } from 'react';
import { sceneGuess, useBuilder } from '../builder.ts';
import { CutModal } from '../thumbnail/CutModal.tsx';
import { imageSource } from '../thumbnail/read-image.ts';

/** The part of the scene's room by which visitors recognise it. */
export const SceneThumbnail = ({ id }: { id: string }) => {
  const { draft, images, source, change, addDrawn } = useBuilder();
  const [isCutting, setCutting] = useState(false);
  const scene = sceneOf(draft.file, id);
  const base = baseImagePath(draft.file);
  if (!scene || base === null) return null;
  const path = sceneImages(draft.file, id).get(base) ?? base;
  const cutFrom = imageSource(path, images.get(draft.images[path]?.hash ?? ''), source);
  if (!cutFrom) return null;
  const cut = (file: File): void =>
    void addDrawn(file, ({ facts }) =>
      change((before) => {
        const thumbnail = thumbnailPath('scenes', id, facts);
        const images = { ...before.images, [thumbnail]: facts };
        return { ...before, file: changeScene(before.file, id, { thumbnail }), images };
      }, sceneGuess(id)),
    );
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {messages.sceneThumbnail}
      </Text>
      <Group gap={8}>
        <Button size="xs" leftSection={<IconCrop size={14} stroke={1.6} />} onClick={() => setCutting(true)}>
          {messages.cut}
        </Button>
      </Group>
      {isCutting && (
        <CutModal
          source={cutFrom}
          name={sceneName(scene)}
          onCut={cut}
          onAutomatic={
            scene.thumbnail
              ? () => change((before) => ({ ...before, file: changeScene(before.file, id, { thumbnail: null }) }))
              : null
          }
          onClose={() => setCutting(false)}
        />
      )}
    </div>
  );
};
