import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import type { ImageFacts } from '@vitrine/domain/builder/image-facts';
import { changePart, type Part, type PartList, type PartsFile } from '@vitrine/domain/builder/part-lists';
import { useBuilder } from '../edit/builder.ts';
import { partGuess } from './PartRow.tsx';

/** What a chosen image changes of a part: where the image is in the data file, and the fields that name it. */
interface ImageChange {
  path: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Gives a part an image of this device. */
export const usePartImage = (list: PartList, id: Part['id']) => {
  const { addFiles, change } = useBuilder<FloorDraft | RobeDraft>();
  return (files: readonly File[], toChange: (facts: ImageFacts) => ImageChange): void =>
    addFiles(files, ([image]) => {
      if (!image) return;
      const { path, fields } = toChange(image.facts);
      change(
        (before) =>
          ({
            ...before,
            file: changePart<PartsFile>(before.file, list, id, fields),
            images: { ...before.images, [path]: image.facts },
          }) as FloorDraft | RobeDraft,
        partGuess(list, id),
      );
    });
};
