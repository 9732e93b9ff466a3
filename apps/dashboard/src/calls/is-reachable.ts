/**
 * Whether an address answers one plain GET without credentials. Anything but a successful answer counts as unreachable.
 */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'GET', credentials: 'omit', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
