/** How far an enquiry has come. New and Viewed follow from opening it; the others are set by a person. */
export const ENQUIRY_STAGES = ['New', 'Viewed', 'Contacted', 'Quoted', 'Won', 'Lost'] as const;
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];

/** What is kept as status: whether somebody has opened it. */
export type EnquiryStatus = 'New' | 'Viewed';
export type WorkedStage = Exclude<EnquiryStage, EnquiryStatus>;
