export interface RecipientLists {
  /** The list of the reseller's copy; undefined where the enquiry has no reseller. */
  copy: { own: readonly string[] | null; main: string | null } | undefined;
  configurator: readonly string[] | null;
  main: string | null;
}

/**
 * The recipients of an enquiry: the copy's list, otherwise the configurator's, otherwise the reseller's main address,
 * otherwise the organisation's.
 */
export const enquiryRecipients = ({ copy, configurator, main }: RecipientLists): readonly string[] => {
  const one = (address: string | null | undefined): readonly string[] => (address ? [address] : []);
  return [copy?.own ?? [], configurator ?? [], one(copy?.main), one(main)].find((list) => list.length > 0) ?? [];
};
