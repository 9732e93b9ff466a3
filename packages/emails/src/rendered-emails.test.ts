import { beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_NAMES, type EveryEmail, everyEmail } from '../test/every-email.ts';

/** Readers and mail servers get these bytes; a change of them is a decision, made by storing them again. */
describe('every byte is as stored', () => {
  let emails: EveryEmail;
  beforeAll(async () => {
    emails = await everyEmail();
  });

  test.each(EMAIL_NAMES)('in the email %s', async (name) => {
    const { subject, html, text } = emails[name];
    await expect([subject, html, text].join('\n\n')).toMatchFileSnapshot(`../test/rendered/${name}.txt`);
  });
});
