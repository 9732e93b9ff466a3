/** Whether an address answers: one plain GET without credentials; anything but a good answer counts as unreachable (platform.md §7). */
export const isReachable = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'GET', credentials: 'omit', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
