import { beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_NAMES, type EveryEmail, everyEmailWith } from '../test/every-email.ts';
import { SUBJECT_MAXIMUM } from './plain-text.ts';

const ELEMENT = '<img src=x onerror="steal()"><script>steal()</script>';

describe('markup in every field', () => {
  let emails: EveryEmail;
  beforeAll(async () => {
    emails = await everyEmailWith(ELEMENT);
  });

  test.each(EMAIL_NAMES)('stays plain text in the email %s', (name) => {
    const { html } = emails[name];
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    // Nothing that was typed ends an attribute: outside of quotes no tag has a word of it.
    expect(html.replace(/"[^"]*"/g, '""').match(/<[^>]*onerror/g)).toBeNull();
  });
});

describe('a right-to-left word in every field', () => {
  const WORD = 'שלום';
  test.each(['customer-design', 'organisation-enquiry'] as const)('has its own direction in %s', async (name) => {
    const { html } = (await everyEmailWith(WORD))[name];
    const body = html.replace(/^.*<body/s, '').replace(/<!--.*?-->|<\/?span[^>]*>/gs, '');
    const written = body.match(/<[^>]*>[^<]*שלום/g) ?? [];
    // Sentences of our own that name the organisation begin with our words.
    const own = /(You receive this|Sent by)/;
    const without = written.filter((part) => !own.test(part) && !/dir="auto"|\u2068שלום|display:none/.test(part));
    expect(without).toEqual([]);
    expect(written.length).toBeGreaterThan(5);
  });
});

describe('line breaks in every field', () => {
  let emails: EveryEmail;
  beforeAll(async () => {
    emails = await everyEmailWith('A\r\nBcc: all@evil.example\r\n\r\nB');
  });

  test.each(EMAIL_NAMES)('add no header to the subject of %s', (name) => {
    expect(emails[name].subject).not.toMatch(/[\r\n]/);
    expect(emails[name].subject).not.toBe('');
  });
});

describe('ten thousand characters in every field', () => {
  let emails: EveryEmail;
  beforeAll(async () => {
    emails = await everyEmailWith('Long '.repeat(2000));
  });

  test.each(EMAIL_NAMES)('leave a subject that a mail server accepts in %s', (name) => {
    expect(emails[name].subject.length).toBeLessThanOrEqual(SUBJECT_MAXIMUM);
  });

  test('are truncated in names, between two characters', async () => {
    const { subject } = (await everyEmailWith('👩‍🍳'.repeat(2000))).invite;
    expect(subject).toMatch(/…$/);
    expect(subject).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
});
