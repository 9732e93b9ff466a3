import { Button, Group, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { LayeredDraft } from '@vitrine/domain/builder/draft';
import { type ItemPosition, replaceImage } from '@vitrine/domain/builder/edit-items';
import { isCutByHand, resetThumbnail, setThumbnail } from '@vitrine/domain/builder/items/edit-thumbnail';
import { useState } from 'react';
import { drawnFile } from '../../measure/drawn-file.ts';
import { selectedPart } from '../../selection.ts';
import { useBuilder } from '../builder.ts';
import { ImageChooser } from '../ImageChooser.tsx';
import { CutModal } from '../thumbnail/CutModal.tsx';
import { imageSource, readImageFile } from '../thumbnail/read-image.ts';

/** The image of an item, and the part of it that lists show. */
export const ItemImage = ({ item, position }: { item: LayerItem; position: ItemPosition }) => {
  const { draft, images, source, selection, change, addFiles, addDrawn } = useBuilder();
  const [isCutting, setCutting] = useState(false);
  const path = item.image_path ?? null;
  const cutFrom = path === null ? null : imageSource(path, images.get(draft.images[path]?.hash ?? ''), source);
  /** The item can have moved while its file was measured. */
  const edit = (make: (before: LayeredDraft, at: ItemPosition) => LayeredDraft): void =>
    change((before) => {
      const part = selectedPart(before.file, selection);
      return part?.kind === 'item' ? make(before, part) : before;
    });
  const cut = (file: File): void =>
    void addDrawn(file, ({ facts }) => edit((before, at) => setThumbnail(before, at, facts)));
  const cutAutomatically = async (): Promise<void> => {
    if (!cutFrom || 'local' in cutFrom) return change((before) => resetThumbnail(before, position));
    const whole = new File([await readImageFile(cutFrom)], `${item.name}.webp`, { type: 'image/webp' });
    await addDrawn(whole, ({ thumbnail }) => {
      const made = drawnFile(thumbnail, item.name);
      void addDrawn(made, ({ facts }) => edit((before, at) => setThumbnail(before, at, facts, 'automatic')));
    });
  };
  return (
    <div>
      <ImageChooser
        path={path}
        label={path ? builderMessages.replaceImage : builderMessages.chooseImage}
        onChoose={(files) =>
          addFiles(files, ([image]) => image && edit((before, at) => replaceImage(before, at, image.facts)))
        }
      />
      {cutFrom && (
        <Group mt={8} gap={8}>
          <Button size="xs" leftSection={<IconCrop size={14} stroke={1.6} />} onClick={() => setCutting(true)}>
            {messages.cut}
          </Button>
          {isCutByHand(item) && (
            <Text size="xs" c="gray">
              {messages.cutByHand}
            </Text>
          )}
        </Group>
      )}
      {cutFrom && isCutting && (
        <CutModal
          source={cutFrom}
          name={item.name}
          onCut={cut}
          onAutomatic={isCutByHand(item) ? () => void cutAutomatically() : null}
          onClose={() => setCutting(false)}
        />
      )}
    </div>
  );
};
