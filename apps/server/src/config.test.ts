import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('SESSION_IDLE_HOURS', () => {
  test('is eight hours by default', () => {
    expect(readConfig({}).sessionIdleHours).toBe(8);
    expect(readConfig({ SESSION_IDLE_HOURS: '2' }).sessionIdleHours).toBe(2);
  });

  test.each(['0', '-1', '1.5', '25', 'never', ' '])('rejects %j', (hours) => {
    expect(() => readConfig({ SESSION_IDLE_HOURS: hours })).toThrow(ConfigError);
  });
});
