import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { readColour } from '../../design/floors/colour.ts';
import { robeOffer } from '../../design/robes/robe-offer.ts';
import type { PartIssue } from '../part-issue.ts';
import { dimensionIssues } from './dimension-rules.ts';

const missing = (parts: readonly RobePart[], sentence: string): PartIssue[] =>
  parts.length > 0 ? [] : [{ sentence, at: null }];

/** What a wardrobe lacks before visitors can see it, and sizes that contradict each other. */
export const robeIssues = (file: SlidingRobeFile): PartIssue[] => {
  const { layouts, frames, internals, materials, boards } = robeOffer(file);
  return [
    ...missing(layouts, messages.doorsMissing),
    ...missing(frames, messages.framesMissing),
    ...missing(internals, messages.internalsMissing),
    ...missing(materials, messages.materialsMissing),
    ...(materials.length > 0 ? missing(boards, messages.boardsMissing) : []),
    ...file.materials.flatMap(({ id, name, hex, texture }): PartIssue[] =>
      readColour(hex) || texture ? [] : [{ sentence: messages.materialColour(name), at: { list: 'materials', id } }],
    ),
    ...dimensionIssues(file).map((sentence) => ({ sentence, at: { form: 'sizes' } })),
  ];
};
