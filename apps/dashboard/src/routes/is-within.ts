const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/\/$/, '');
  } catch {
    return path;
  }
};

/** Whether two addresses are the same; names in them may be encoded or not. */
export const isAt = (pathname: string, address: string): boolean => decoded(pathname) === decoded(address);

/** Whether an address equals another one or is below it. */
export const isWithin = (pathname: string, address: string): boolean =>
  isAt(pathname, address) || decoded(pathname).startsWith(`${decoded(address)}/`);
