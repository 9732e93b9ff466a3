import type { EnquiryStage, EnquiryStatus, WorkedStage } from '@vitrine/contract/enquiries/stages';

interface KeptStage {
  status: EnquiryStatus;
  stage: WorkedStage | null;
}

/** The one word for how far an enquiry has come: what somebody set, else whether it was opened. */
export const stageOf = ({ status, stage }: KeptStage): EnquiryStage => stage ?? status;

/**
 * What is kept when a person sets a stage, or the list tells that an enquiry was opened. Opening never takes a stage
 * back; whatever has a stage has been seen; New starts over.
 */
export const stageChanges = (input: {
  status?: EnquiryStatus | undefined;
  stage?: EnquiryStage | undefined;
}): Partial<KeptStage> => {
  const { status, stage } = input;
  if (stage === 'New' || status === 'New') return { status: 'New', stage: null };
  if (stage === 'Viewed') return { status: 'Viewed', stage: null };
  if (stage !== undefined) return { status: 'Viewed', stage };
  return status === undefined ? {} : { status };
};
