import type { Frame } from '../frame.ts';

export const WORDLESS = 'The viewer did not load. Check the connection, then load the page again.';

/** Shows one sentence when even the file of messages does not load. */
export function showPlainText({ stage }: Frame): () => void {
  const text = new Text(WORDLESS);
  stage.append(text);
  return () => text.remove();
}
