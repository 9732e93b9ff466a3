/**
 * A path with escapes that are none, such as '/100%', names nothing, like any other unknown path: its percent signs are
 * read as such, so that the router does not reject it before the site can answer.
 */
export function withReadableEscapes(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
