import { expect, test } from 'vitest';
import { newReadiness } from './readiness.ts';

test('is checked once a second, however often it is asked', async () => {
  let probes = 0;
  let now = 0;
  const readiness = newReadiness(
    async () => {
      probes++;
      if (now >= 1000) throw new Error('The disk is full');
    },
    () => now,
  );
  const answers = await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  expect(answers.every((error) => error === null)).toBe(true);
  now = 999;
  await readiness.check();
  expect(probes).toBe(1);
  now = 1000;
  expect(await readiness.check()).toMatchObject({ message: 'The disk is full' });
  expect(probes).toBe(2);
});
