import { defineMessages } from '../texts/define-messages.ts';
import type { EnquiryStage } from './stages.ts';

/** The stages of an enquiry on screens. */
export const stageMessages = defineMessages('enquiries/stages', {
  New: 'New',
  Viewed: 'Viewed',
  Contacted: 'Contacted',
  Quoted: 'Quoted',
  Won: 'Won',
  Lost: 'Lost',
} satisfies Record<EnquiryStage, string>);
