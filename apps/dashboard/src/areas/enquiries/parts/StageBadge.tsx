import { Badge } from '@mantine/core';
import type { EnquiryStage } from '@vitrine/contract/enquiries/stages';

/** Amber waits for the customer's answer, accent is won; the others are quiet. */
const KIND = {
  New: 'stock',
  Viewed: 'stock',
  Contacted: 'count',
  Quoted: 'pending',
  Won: 'active',
  Lost: 'stock',
} as const;

/** How far an enquiry has come, in a word. */
export const StageBadge = ({ stage }: { stage: EnquiryStage }) => <Badge variant={KIND[stage]}>{stage}</Badge>;

/** Only what somebody set: for lists that show NEW already and have no column of stages. */
export const WorkedBadge = ({ stage }: { stage: EnquiryStage }) =>
  stage === 'New' || stage === 'Viewed' ? null : <StageBadge stage={stage} />;
