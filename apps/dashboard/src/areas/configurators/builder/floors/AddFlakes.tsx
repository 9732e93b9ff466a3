import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { readFlakeList } from '@vitrine/domain/builder/floors/read-flake-list';
import { bareName, readableName } from '@vitrine/domain/builder/guess/read-names';
import { imagePath } from '@vitrine/domain/builder/image-path';
import { addParts } from '@vitrine/domain/builder/part-lists';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { useMemo, useState } from 'react';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { personNumbers } from '../../../../ui/person-numbers.ts';
import { useBuilder } from '../edit/builder.ts';
import { ImageChooser } from '../edit/ImageChooser.tsx';
import type { LocalImage } from '../measure/local-image.ts';

const GREY = '#C9CCCB';

/** The draft with a flake for each image, named like its file. */
const withImages = (draft: FloorDraft, images: readonly LocalImage[]): FloorDraft => {
  const added = images.map(({ facts }) => {
    const fileName = facts.name.slice(facts.name.lastIndexOf('/') + 1);
    const name = readableName(bareName(fileName, facts)) || messages.flake;
    return { facts, flake: { name, hex: GREY, textureURL: imagePath('flakes', name, facts), tags: [] } };
  });
  const flakes = added.map(({ flake }) => flake);
  const named = added.map(({ facts, flake }) => [flake.textureURL, facts] as const);
  return {
    ...draft,
    file: addParts(draft.file, 'flakes', flakes),
    images: { ...draft.images, ...Object.fromEntries(named) },
  };
};

/** Many flakes at once: from a pasted list, or one for each image. */
export const AddFlakes = () => {
  const { draft, change, addFiles } = useBuilder<FloorDraft>();
  const [text, setText] = useState('');
  const { flakes } = draft.file;
  const currency = currencyOf(draft.file);
  const list = useMemo(
    () =>
      readFlakeList(
        text,
        flakes.map(({ name }) => name),
        { numbers: personNumbers(), currency },
      ),
    [text, flakes, currency],
  );
  const add = (): void => {
    change((before) => ({ ...before, file: addParts(before.file, 'flakes', list.flakes) }));
    setText('');
  };
  return (
    <Stack gap={16}>
      <Textarea
        label={messages.pasteLabel}
        description={messages.pasteHelp}
        placeholder={messages.pasteExample}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FieldErrors sentences={list.issues} />
      <Group>
        <Button disabled={list.flakes.length === 0} onClick={add}>
          {messages.pasteAdd(list.flakes.length)}
        </Button>
      </Group>
      <div>
        <Text size="sm" fw={500} mb={8}>
          {messages.pasteImages}
        </Text>
        <ImageChooser
          path={null}
          label={messages.chooseImage}
          several
          onChoose={(files) => addFiles(files, (images) => change((before) => withImages(before, images)))}
        />
      </div>
    </Stack>
  );
};
