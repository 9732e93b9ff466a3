import { beforeAll, describe, expect, test } from 'vitest';
import { type EveryMail, everyMailWith, MAIL_NAMES } from '../test/every-mail.ts';
import { SUBJECT_MAXIMUM } from './plain-words.ts';

const ELEMENT = '<img src=x onerror="steal()"><script>steal()</script>';

describe('markup in every field that somebody can fill', () => {
  let mails: EveryMail;
  beforeAll(async () => {
    mails = await everyMailWith(ELEMENT);
  });

  test.each(MAIL_NAMES)('stays words in the mail %s', (name) => {
    const { html } = mails[name];
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    // Nothing that was typed ends an attribute: outside of quotes no tag has a word of it.
    expect(html.replace(/"[^"]*"/g, '""').match(/<[^>]*onerror/g)).toBeNull();
  });
});

describe('line breaks in every field', () => {
  let mails: EveryMail;
  beforeAll(async () => {
    mails = await everyMailWith('A\r\nBcc: all@evil.example\r\n\r\nB');
  });

  test.each(MAIL_NAMES)('start no header in the subject of %s', (name) => {
    expect(mails[name].subject).not.toMatch(/[\r\n]/);
    expect(mails[name].subject).not.toBe('');
  });
});

describe('ten thousand characters in every field', () => {
  let mails: EveryMail;
  beforeAll(async () => {
    mails = await everyMailWith('Long '.repeat(2000));
  });

  test.each(MAIL_NAMES)('leave a subject that a mail server takes in %s', (name) => {
    expect(mails[name].subject.length).toBeLessThanOrEqual(SUBJECT_MAXIMUM);
  });

  test('are cut where they name somebody, between two signs', async () => {
    const { subject } = (await everyMailWith('👩‍🍳'.repeat(2000))).invite;
    expect(subject).toMatch(/…$/);
    expect(subject).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
});
