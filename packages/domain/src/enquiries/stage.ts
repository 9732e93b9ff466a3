import type { EnquiryStage, EnquiryStatus, WorkedStage } from '@vitrine/contract/enquiries/stages';

interface StoredStage {
  status: EnquiryStatus;
  stage: WorkedStage | null;
}

/** The stage of an enquiry: the one that a user set, otherwise whether it was opened. */
export const stageOf = ({ status, stage }: StoredStage): EnquiryStage => stage ?? status;

/**
 * The stored values when a user sets a stage or opens an enquiry. Opening never resets a stage. An enquiry with a stage
 * counts as viewed. New resets both.
 */
export const stageChanges = (input: {
  status?: EnquiryStatus | undefined;
  stage?: EnquiryStage | undefined;
}): Partial<StoredStage> => {
  const { status, stage } = input;
  if (stage === 'New' || status === 'New') return { status: 'New', stage: null };
  if (stage === 'Viewed') return { status: 'Viewed', stage: null };
  if (stage !== undefined) return { status: 'Viewed', stage };
  return status === undefined ? {} : { status };
};
