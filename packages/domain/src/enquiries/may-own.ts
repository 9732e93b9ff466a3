/** Whether a user can own an enquiry: a user of the organisation, or of the reseller that has it. */
export const mayOwn = (
  user: { organisationId: number | null },
  enquiry: { organisationId: number; resellerId: number | null },
): boolean =>
  user.organisationId !== null &&
  (user.organisationId === enquiry.organisationId || user.organisationId === enquiry.resellerId);
