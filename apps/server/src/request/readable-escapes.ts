/** Uses what it decodes: bundlers remove a call whose result nobody reads, and the error that it throws. */
const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
};

/**
 * A path with escapes that are none, such as '/100%', names nothing, like any other unknown path: its percent signs are
 * read as such, so that the router does not reject it before the site can answer.
 */
export function withReadableEscapes(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}
