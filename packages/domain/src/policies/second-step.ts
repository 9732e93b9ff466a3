/** A user's protection, and the rules of its tenants. */
interface SecondStepState {
  organisation: { twoStepRequired: boolean } | null;
  reseller: { twoStepRequired: boolean } | null;
  /** Whether an authenticator app or a passkey guards the account. */
  hasSecondStep: boolean;
}

/** Whether a user needs a second step. A reseller's own rule counts as well as that of its organisation. */
export const requiresSecondStep = ({ organisation, reseller }: Omit<SecondStepState, 'hasSecondStep'>): boolean =>
  Boolean(organisation?.twoStepRequired || reseller?.twoStepRequired);

/** Whether the organisation or reseller requires a second step that this user has not set up yet. */
export const lacksSecondStep = (user: SecondStepState): boolean => !user.hasSecondStep && requiresSecondStep(user);
