import { expect, test } from 'vitest';
import { type EnquiryAction, type EnquiryState, reduceEnquiry, startEnquiry } from './enquiry-state.ts';

const after = (...actions: EnquiryAction[]): EnquiryState => actions.reduce(reduceEnquiry, startEnquiry());
const filled: EnquiryAction[] = [
  { type: 'typed', field: 'name', value: 'Priya' },
  { type: 'typed-custom', field: 'room', value: 'Kitchen' },
  { type: 'typed', field: 'terms', value: true },
];

test('an error leaves when its field is typed in, the others stay', () => {
  const room = { 'custom_fields.room': 'Room is required!' };
  const issues = { name: 'Name is required!', phone: 'Phone number is required!', ...room };
  const rejected = after({ type: 'rejected', issues });
  expect(rejected.issueCount).toBe(1);
  const typed = reduceEnquiry(rejected, { type: 'typed', field: 'name', value: 'P' });
  expect(typed.issues).toEqual({ phone: issues.phone, ...room });
  expect(reduceEnquiry(typed, { type: 'typed-custom', field: 'room', value: 'K' }).issues).toEqual({
    phone: issues.phone,
  });
});

test('after an error Ok leads back to what was typed, with the same key for the retry', () => {
  const failed = after(...filled, { type: 'sending' }, { type: 'failed' });
  expect(failed.status).toBe('failed');
  const back = reduceEnquiry(failed, { type: 'acknowledged' });
  expect(back.status).toBe('typing');
  expect(back.values).toMatchObject({ name: 'Priya', terms: true, customFields: { room: 'Kitchen' } });
  expect(back.clientKey).toBe(failed.clientKey);
});

test('without a connection everything typed and what was sent stay, until the visitor goes back to change it', () => {
  const body = new FormData();
  const waiting = after(...filled, { type: 'sending' }, { type: 'offline', body });
  expect(waiting).toMatchObject({ status: 'offline', values: { name: 'Priya', terms: true } });
  const again = reduceEnquiry(waiting, { type: 'sending' });
  expect(again.unsentBody).toBe(body);
  expect(reduceEnquiry(again, { type: 'saved' }).unsentBody).toBeNull();
  const back = reduceEnquiry(waiting, { type: 'acknowledged' });
  expect(back).toMatchObject({
    status: 'typing',
    unsentBody: null,
    clientKey: waiting.clientKey,
    values: { name: 'Priya' },
  });
});

test('after success Ok clears the form, and the next enquiry has a new key', () => {
  const saved = after(...filled, { type: 'sending' }, { type: 'saved' });
  const cleared = reduceEnquiry(saved, { type: 'acknowledged' });
  expect(cleared.values).toEqual(startEnquiry().values);
  expect(cleared.clientKey).not.toBe(saved.clientKey);
  expect(cleared.clientKey).toMatch(/^[\w-]{8,64}$/);
});

test.each<EnquiryAction>([
  { type: 'saved' },
  { type: 'failed' },
  { type: 'offline', body: new FormData() },
  { type: 'rejected', issues: { name: 'Name is required!' } },
])('a form that was closed while it was sent opens once it is $type', (result) => {
  const opened: EnquiryAction = { type: 'toggled', isOpen: true };
  expect(after(opened).isOpen).toBe(true);
  const closed = after(opened, { type: 'sending' }, { type: 'toggled', isOpen: false });
  expect(closed.isOpen).toBe(false);
  expect(reduceEnquiry(closed, result).isOpen).toBe(true);
});
