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

describe('switches', () => {
  test.each(['1', 'on', 'true', 'Yes'])('%s is on', (text) => {
    const env = { NODE_ENV: 'production', VITRINE_DEMO: text, DATABASE_ALLOW_PLAIN: text, SMTP_ALLOW_PLAIN: text };
    expect(readConfig(env)).toMatchObject({ demo: true, databaseAllowsPlain: true, smtpRequiresTls: false });
  });

  test.each(['0', 'off', 'false', 'NO'])('%s is off', (text) => {
    expect(readConfig({ VITRINE_DEMO: text, DATABASE_ROW_SECURITY: text })).toMatchObject({
      demo: false,
      rowSecurity: false,
    });
  });

  test.each(['VITRINE_DEMO', 'DATABASE_ALLOW_PLAIN', 'SMTP_ALLOW_PLAIN', 'DATABASE_ROW_SECURITY'])(
    '%s has no third position',
    (name) => {
      expect(() => readConfig({ [name]: 'maybe' })).toThrow(
        new ConfigError(`${name} has to be on or off, not "maybe".`),
      );
    },
  );
});

test.each(['https://vitrine.test', 'vitrine.test:4000', 'vitrine.test/', ' vitrine.test', 'vitrine test'])(
  '%j is not a domain',
  (domain) => {
    expect(() => readConfig({ BASE_DOMAIN: domain })).toThrow(ConfigError);
    expect(() => readConfig({ CONTENT_DOMAIN: domain })).toThrow(ConfigError);
  },
);
