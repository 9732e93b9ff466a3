import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { readColour } from '../../design/floors/colour.ts';
import { offeredBlends } from '../../design/floors/offered.ts';
import type { PartIssue } from '../part-issue.ts';
import { readCorners } from './edit-room.ts';
import { cornersIssue } from './floor-corners.ts';

const roomIssues = ({ scene }: FloorsFile): string[] => {
  if (!scene?.base) return [messages.photoMissing];
  const found = readCorners(scene);
  const wrong = found && cornersIssue(found.corners);
  return [
    ...(wrong === 'crossing' ? [messages.cornersCrossing] : []),
    ...(wrong === 'flat' ? [messages.cornersFlat] : []),
    ...(!wrong && !scene.homography_world_to_image ? [messages.cornersMissing] : []),
    ...(scene.mask ? [] : [messages.maskMissing]),
  ];
};

/** What a floor lacks before visitors can see it, each with the form in which it is put right. */
export const floorIssues = (file: FloorsFile): PartIssue[] => [
  ...(file.flakes.length === 0 ? [{ sentence: messages.flakesMissing, at: { form: 'paste' } }] : []),
  ...file.flakes.flatMap(({ id, name, hex }): PartIssue[] =>
    readColour(hex) ? [] : [{ sentence: messages.flakeColour(name), at: { list: 'flakes', id } }],
  ),
  ...(offeredBlends(file).length === 0 ? [{ sentence: messages.blendsMissing, at: null }] : []),
  ...file.blends.flatMap(({ id, name, parts, hex, ralRGB }): PartIssue[] =>
    (parts ?? []).length > 0 || readColour(hex) || readColour(ralRGB)
      ? []
      : [{ sentence: messages.blendEmpty(name), at: { list: 'blends', id } }],
  ),
  ...roomIssues(file).map((sentence) => ({ sentence, at: { form: 'room' } })),
];
