import { Button, Group, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { LayeredDraft } from '@vitrine/domain/builder/draft';
import { type ItemPosition, replaceImage } from '@vitrine/domain/builder/edit-items';
import { isCutByHand, resetThumbnail, setThumbnail } from '@vitrine/domain/builder/items/edit-thumbnail';
import { useState } from 'react';
import type { LocalImage } from '../../measure/local-image.ts';
import { selectedPart } from '../../selection.ts';
import { useBuilder } from '../builder.ts';
import { ImageChooser } from '../ImageChooser.tsx';
import { CutModal } from '../thumbnail/CutModal.tsx';
import { pictureSource, readPictureFile } from '../thumbnail/read-picture.ts';

/** The image of an item, and the part of it that lists show. */
export const ItemImage = ({ item, position }: { item: LayerItem; position: ItemPosition }) => {
  const { draft, images, source, selection, change, addFiles } = useBuilder();
  const [isCutting, setCutting] = useState(false);
  const path = item.image_path ?? null;
  const picture = path === null ? null : pictureSource(path, images.get(draft.images[path]?.hash ?? ''), source);
  /** The item can have moved while its file was measured. */
  const withMeasured = (
    files: File[],
    edit: (before: LayeredDraft, at: ItemPosition, image: LocalImage) => LayeredDraft,
  ) =>
    addFiles(files, ([image]) => {
      if (!image) return;
      change((before) => {
        const part = selectedPart(before.file, selection);
        return part?.kind === 'item' ? edit(before, part, image) : before;
      });
    });
  const cut = (file: File): void => withMeasured([file], (before, at, image) => setThumbnail(before, at, image.facts));
  const cutAutomatically = async (): Promise<void> => {
    if (!picture || 'local' in picture) return change((before) => resetThumbnail(before, position));
    const whole = new File([await readPictureFile(picture)], `${item.name}.webp`, { type: 'image/webp' });
    addFiles([whole], ([measured]) => {
      if (!measured) return;
      const made = new File([measured.thumbnail], `${item.name}.webp`, { type: measured.thumbnail.type });
      withMeasured([made], (before, at, image) => setThumbnail(before, at, image.facts, 'automatic'));
    });
  };
  return (
    <div>
      <ImageChooser
        path={path}
        label={path ? builderMessages.replaceImage : builderMessages.chooseImage}
        onChoose={(files) => withMeasured(files, (before, at, image) => replaceImage(before, at, image.facts))}
      />
      {picture && (
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
      {picture && isCutting && (
        <CutModal
          source={picture}
          name={item.name}
          onCut={cut}
          onAutomatic={isCutByHand(item) ? () => void cutAutomatically() : null}
          onClose={() => setCutting(false)}
        />
      )}
    </div>
  );
};
