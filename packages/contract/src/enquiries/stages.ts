/** Stages of an enquiry. New and Viewed follow from opening it; a user sets the others. */
export const ENQUIRY_STAGES = ['New', 'Viewed', 'Contacted', 'Quoted', 'Won', 'Lost'] as const;
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];

/** The status: whether a user has opened it. */
export type EnquiryStatus = 'New' | 'Viewed';
export type WorkedStage = Exclude<EnquiryStage, EnquiryStatus>;
