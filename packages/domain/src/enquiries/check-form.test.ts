import { enquiryFields } from '@vitrine/contract/enquiries/schemas';
import type { CustomField } from '@vitrine/contract/latest-file';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEnquiryForm, type EnquiryForm } from './check-form.ts';

const good: EnquiryForm = {
  name: 'Priya Shah',
  email: 'priya@example.com',
  phone: '07700 900119',
  terms: true,
  customFields: {},
};
const showroom: CustomField = { name: 'showroom', placeholder: 'Showroom', type: 'text', required: true };

test('a complete form has no errors', () => {
  expect(checkEnquiryForm(good, [])).toEqual({});
  const shortest = { ...good, name: ' Joe ', phone: '123456', customFields: { showroom: 'Leeds' } };
  expect(Object.keys(checkEnquiryForm(shortest, [showroom]))).toEqual([]);
});

test.each<[Partial<EnquiryForm>, Record<string, string>]>([
  [{ name: '' }, { name: 'Name is required!' }],
  [{ name: '   ' }, { name: 'Name is required!' }],
  [{ name: 'Jo ' }, { name: 'The name has to be at least 3 characters long!' }],
  [{ email: ' ' }, { email: 'Email is required!' }],
  [{ email: 'priya@' }, { email: 'Enter a valid email address' }],
  [{ phone: '' }, { phone: 'Phone number is required!' }],
  [{ phone: '12345' }, { phone: 'Enter valid phone number' }],
  [{ phone: ' 12345 ' }, { phone: 'Enter valid phone number' }],
  [{ phone: '   ' }, { phone: 'Phone number is required!' }],
  [{ terms: false }, { terms: 'Please agree to out terms and conditions' }],
])('%j reports %j', (change, errors) => {
  expect(checkEnquiryForm({ ...good, ...change }, [])).toEqual(errors);
});

test('an own field for an email address takes only one', () => {
  const field: CustomField = { name: 'site', placeholder: 'Site manager', type: 'email', required: false };
  const check = (site: string) => checkEnquiryForm({ ...good, customFields: { site } }, [field]);
  expect(check('none')).toEqual({ 'custom_fields.site': 'Enter a valid email address' });
  expect(check(' site@example.com ')).toEqual({});
  expect(check('')).toEqual({});
});

test('reports all errors at once', () => {
  const empty = { name: '', email: '', phone: '', terms: false, customFields: {} };
  expect(Object.keys(checkEnquiryForm(empty, [showroom])).sort()).toEqual([
    'custom_fields.showroom',
    'email',
    'name',
    'phone',
    'terms',
  ]);
});

test.each([
  [showroom, {}, { 'custom_fields.showroom': 'Showroom is required!' }],
  [showroom, { showroom: '  ' }, { 'custom_fields.showroom': 'Showroom is required!' }],
  [showroom, { showroom: 'Leeds' }, {}],
  [{ ...showroom, required: false }, {}, {}],
  [{ ...showroom, name: 'constructor' }, {}, { 'custom_fields.constructor': 'Showroom is required!' }],
])('custom field %j with %j reports %j', (field, customFields, errors) => {
  expect(checkEnquiryForm({ ...good, customFields }, [field])).toEqual(errors);
});

test('a custom field with the name of a built-in one has messages of its own', () => {
  const phone = { ...showroom, name: 'phone', placeholder: 'Second phone' };
  expect(checkEnquiryForm(good, [phone])).toEqual({ 'custom_fields.phone': 'Second phone is required!' });
  expect(checkEnquiryForm({ ...good, phone: '', customFields: { phone: '1' } }, [phone])).toEqual({
    phone: 'Phone number is required!',
  });
});

test.each([
  ['a@b.co', true],
  ["o'brien+kitchen@sub.example.org", true],
  ['A.B@EXAMPLE.COM', true],
  ['a..b@example.com', false],
  ['.a@example.com', false],
  ['a.@example.com', false],
  ['a@example', false],
  ['a@-example.com', false],
  ['a b@example.com', false],
  ['a@example.com\nb@example.com', false],
  [`${'a'.repeat(250)}@b.co`, false],
  ['zoë.müller@bäder-kunde.de', true],
  ['用户@例子.广告', true],
  ['ｐｒｉｙａ＠example.com', true],
  ['priya\u202e@example.com', false],
])('the form accepts %j: %s', (email, valid) => {
  const errors = valid ? {} : { email: 'Enter a valid email address' };
  expect(checkEnquiryForm({ ...good, email }, [])).toEqual(errors);
});

test('the server accepts every address that the form accepts', () => {
  const local = fc.stringMatching(/^[a-zA-Z0-9_'+.ëß例-]{1,12}$/);
  const domain = fc.stringMatching(/^[a-z0-9äß子-]{1,6}(\.[a-z0-9ä-]{1,6}){0,2}\.[a-z]{1,4}$/);
  fc.assert(
    fc.property(local, domain, (name, host) => {
      const email = `${name}@${host}`;
      fc.pre(checkEnquiryForm({ ...good, email }, []).email === undefined);
      const request = { name: 'Priya', email, configurator_id: '1', items: '[]', type: 'panoramic' };
      expect(enquiryFields.safeParse(request).error?.issues ?? []).toEqual([]);
    }),
  );
});

test('a hostile address is checked without delay', () => {
  const started = performance.now();
  const email = `${'a.'.repeat(120)}@${'b'.repeat(10)}`;
  expect(checkEnquiryForm({ ...good, email }, [])).toHaveProperty('email');
  expect(performance.now() - started).toBeLessThan(200);
});
