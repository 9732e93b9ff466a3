import { expect, test } from 'vitest';
import { openFromImage } from './testing/database-image.ts';
import { undoingTransaction } from './undoing-transaction.ts';

test('an undo that fails hides no error: it becomes its cause', async () => {
  const store = await openFromImage();
  const taken = new Error('The name is taken');
  const unreachable = new Error('The content host does not answer');
  const working = undoingTransaction(
    store.db,
    () => Promise.reject(taken),
    () => Promise.reject(unreachable),
  );
  await expect(working.finally(() => store.close())).rejects.toBe(taken);
  expect(taken.cause).toBe(unreachable);
});
