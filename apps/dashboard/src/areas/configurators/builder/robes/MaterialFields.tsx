import { Button, Group, NativeSelect } from '@mantine/core';
import type { RobePart } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import type { Draft } from '@vitrine/domain/builder/draft';
import { imagePath } from '@vitrine/domain/builder/image-path';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { useState } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { ImageField } from '../edit/ImageField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { usePartImage } from '../parts/usePartImage.ts';
import { useSetPart } from '../parts/useSetPart.ts';
import { TextureCrop } from './TextureCrop.tsx';

const finishes = () => Object.entries(messages.finishes).map(([value, label]) => ({ value, label }));
const { textureWidths } = robeLimits;

/** Finish of a material, and its texture from a photo. */
export const MaterialFields = ({ part }: { part: Part }) => {
  const { addFiles } = useBuilder<Draft>();
  const set = useSetPart('materials', part.id);
  const setImage = usePartImage('materials', part.id);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const material = part as RobePart;
  const use = (file: File, tile_mm: number): void => {
    setPhoto(null);
    setImage([file], (facts) => {
      const path = imagePath('materials', material.name, facts);
      return { path, fields: { texture: path, thumbnail: path, tile_mm } };
    });
  };
  return (
    <>
      <NativeSelect
        label={messages.finish}
        data={finishes()}
        value={material.finish ?? 'matt'}
        onChange={({ currentTarget }) => set({ finish: currentTarget.value })}
      />
      <ImageField
        title={messages.texture}
        help={messages.textureHelp}
        path={material.texture ?? null}
        label={material.texture ? messages.replaceImage : messages.chooseImage}
        onChoose={(files) => addFiles(files, ([image]) => setPhoto(image?.file ?? null))}
      >
        {material.texture && (
          <Group mt={8}>
            <Button
              size="xs"
              variant="subtle"
              onClick={() =>
                set({
                  texture: null,
                  tile_mm: null,
                  ...(material.thumbnail === material.texture && { thumbnail: null }),
                })
              }
            >
              {messages.removeTexture}
            </Button>
          </Group>
        )}
      </ImageField>
      {material.texture && (
        <NumberField
          label={messages.tile}
          value={material.tile_mm ?? robeLimits.tile}
          {...textureWidths}
          issue={messages.millimetresWrong(textureWidths.min, textureWidths.max)}
          onCommit={(tile_mm) => set({ tile_mm })}
        />
      )}
      {photo && <TextureCrop photo={photo} name={material.name} onUse={use} onClose={() => setPhoto(null)} />}
    </>
  );
};
