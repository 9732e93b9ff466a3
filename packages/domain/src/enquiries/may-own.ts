/** Whether a user may look after an enquiry: one of the organisation's, or of the reseller that it came to. */
export const mayOwn = (
  user: { organisationId: number | null },
  enquiry: { organisationId: number; resellerId: number | null },
): boolean =>
  user.organisationId !== null &&
  (user.organisationId === enquiry.organisationId || user.organisationId === enquiry.resellerId);
