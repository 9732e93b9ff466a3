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

describe('addresses of other services', () => {
  test.each([
    ['DATABASE_URL', 'mysql://user:Jx7-secret@host/db', 'postgres://user:password@host/database'],
    ['CONTENT_URL', 's3://', 's3://bucket?endpoint=…&region=…'],
    ['SMTP_URL', 'host:Jx7-secret', 'smtp://user:password@host:587'],
    ['STYLE_FINDER_URL', 'styles.example', 'https://…'],
  ])('%s of another form is rejected with an example, and is not repeated', (name, input, example) => {
    expect(() => readConfig({ [name]: input })).toThrow(new ConfigError(`${name} has to look like ${example}`));
  });
});
