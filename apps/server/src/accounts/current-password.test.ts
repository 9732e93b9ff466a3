import { sessionLimits } from '@vitrine/contract/session/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SecurityWorld, securityWorld } from '../testing/security-world.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());

test('who has a session guesses its password no more often than at the sign-in: some times a minute, and an hour', async () => {
  const { token } = await world.someone();
  const guess = async (password?: string) => (await world.startApp(token, password)).statusCode;
  const guesses: number[] = [];
  for (let minute = 0; minute < 8; minute++) {
    for (let n = 0; n < sessionLimits.triesPerMinute; n++) guesses.push(await guess('a wrong password'));
    expect(await guess('a wrong password')).toBe(429);
    world.later(61);
  }
  expect(guesses.filter((status) => status === 422)).toHaveLength(sessionLimits.triesPerHour);
  expect(await guess()).toBe(429);
  world.later(3600);
  expect(await guess()).toBe(200);
});
