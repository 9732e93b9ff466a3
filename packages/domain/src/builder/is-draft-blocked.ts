import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { isFloorsFile, isRobeFile } from '../catalogue/rows-of.ts';
import { type Draft, isLayeredDraft } from './draft.ts';
import { floorIssues } from './floors/floor-issues.ts';
import { imageIssues, isBlocking } from './image-issues.ts';
import type { PartIssue } from './part-issue.ts';
import { robeIssues } from './robes/robe-issues.ts';

const issuesOf = (file: ConfiguratorFile): PartIssue[] => {
  if (isFloorsFile(file)) return floorIssues(file);
  return isRobeFile(file) ? robeIssues(file) : [];
};

/**
 * What a floor or a wardrobe lacks before it can be saved.
 * @param before the saved version that it changes, which may lack the same
 */
export const partIssues = (file: ConfiguratorFile, before?: ConfiguratorFile): PartIssue[] => {
  const known = new Set(before ? issuesOf(before).map(({ sentence }) => sentence) : []);
  return issuesOf(file).filter(({ sentence }) => !known.has(sentence));
};

/**
 * Whether a draft has something that could not be shown to visitors, so that it cannot be saved.
 * @param before the saved version that it changes
 */
export const isDraftBlocked = (draft: Draft, before?: ConfiguratorFile): boolean =>
  isLayeredDraft(draft)
    ? imageIssues(draft.file, draft.images).some(isBlocking)
    : partIssues(draft.file, before).length > 0;
