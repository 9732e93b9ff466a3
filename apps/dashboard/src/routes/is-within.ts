const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/\/$/, '');
  } catch {
    return path;
  }
};

/** Whether two addresses are the same; names in them may be encoded or not. */
export const isAt = (pathname: string, address: string): boolean => decoded(pathname) === decoded(address);

/** What an address has after another one, such as `/deploy`; empty where both are the same, null where it is elsewhere. */
export const restWithin = (pathname: string, address: string): string | null => {
  if (isAt(pathname, address)) return '';
  return decoded(pathname).startsWith(`${decoded(address)}/`) ? decoded(pathname).slice(decoded(address).length) : null;
};

/** Whether an address equals another one or is below it. */
export const isWithin = (pathname: string, address: string): boolean => restWithin(pathname, address) !== null;
