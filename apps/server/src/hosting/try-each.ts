import { isOutage } from '../transient-errors.ts';

/**
 * Works on each item, although it fails for some, as for a file that may not be removed. Returns these errors. While what
 * the work needs is away as a whole, it tries no others.
 */
export async function tryEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      errors.push(error);
    }
  }
  return errors;
}

/** The same, and throws the first of these errors once all others are done. */
export async function finishEach<Item>(...input: Parameters<typeof tryEach<Item>>): Promise<void> {
  const errors = await tryEach(...input);
  if (errors.length > 0) throw errors[0];
}
