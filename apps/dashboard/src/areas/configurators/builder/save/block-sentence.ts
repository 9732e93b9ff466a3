import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { type Draft, isLayeredDraft } from '@vitrine/domain/builder/draft';

/** Why a draft that is blocked cannot be saved, and where that is put right. */
export const blockSentence = (draft: Draft): string =>
  isLayeredDraft(draft) ? builderMessages.issuesBlock : partMessages.issuesBlock;
