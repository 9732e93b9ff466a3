import { cleanup, fireEvent } from '@testing-library/react';
import { texts as german } from '@vitrine/texts/de/viewer/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../../../test/content/a-latest.ts';
import { noResizeObserver, showPanel } from '../../../test/show-panel.tsx';
import { aViewer } from '../../../test/viewers/a-viewer.ts';

const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const saved = vi.fn();

beforeEach(() => {
  sent.mockReset();
  saved.mockReset();
  sent.mockImplementation(async () => Response.json({ success: true, message: 'ok' }));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('ResizeObserver', noResizeObserver);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = async (overrides: Parameters<typeof aViewer>[0] = {}, label = 'Save your design') => {
  const viewer = aViewer(overrides);
  viewer.element.addEventListener('vitrine-enquiry', saved);
  const { screen, user } = showPanel(viewer, 1280);
  await user.click(screen.getByRole('button', { name: label }));
  const submit = () => user.click(screen.getByRole('button', { name: label }));
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const fill = async () => {
    await user.type(field(/^Name/), 'Priya Shah');
    await user.type(field(/^Email/), 'priya@example.test');
    await user.type(field(/^Phone/), '07712345');
    await user.click(screen.getByRole('checkbox'));
  };
  return { screen, user, submit, field, fill };
};

test('is titled and has two tabs, six controls and the focus', async () => {
  const { screen } = await open();
  expect(screen.getByRole('heading', { name: 'Save your changes' })).toBe(document.activeElement);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Save', 'View specifications']);
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
  expect([...names, 'terms']).toEqual(['name', 'email', 'phone', 'budget', 'postcode', 'terms']);
});

test('the Enter of an input method does not send the form', async () => {
  const { screen, field } = await open();
  fireEvent.keyDown(field(/^Name/), { key: 'Enter', keyCode: 229 });
  expect(screen.queryByText('Name is required!')).toBeNull();
  fireEvent.keyDown(field(/^Name/), { key: 'Enter', keyCode: 13 });
  expect(screen.getByText('Name is required!')).toBeTruthy();
});

describe('what is wrong', () => {
  test('is shown under the fields, to the letter, and the first gets focus', async () => {
    const { screen, submit, field } = await open();
    await submit();
    for (const sentence of [
      'Name is required!',
      'Email is required!',
      'Phone number is required!',
      'Please agree to out terms and conditions',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    expect(field(/^Name/)).toBe(document.activeElement);
    expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  });

  test('leaves as soon as it is typed over', async () => {
    const { screen, submit, field, user } = await open();
    await submit();
    await user.type(field(/^Name/), 'P');
    expect(screen.queryByText('Name is required!')).toBeNull();
    expect(screen.getByText('Email is required!')).toBeTruthy();
    await submit();
    expect(screen.getByText('The name has to be at least 3 characters long!')).toBeTruthy();
  });

  test('is translated', async () => {
    const { screen, submit } = await open({ texts: german }, 'Entwurf speichern');
    await submit();
    expect(screen.getByText('Bitte einen Namen eingeben')).toBeTruthy();
  });

  test('counts the organisation’s own required fields', async () => {
    const field = { name: 'room', placeholder: 'Room', type: 'text', required: true } as const;
    const customisation = { ...aLatest().customisation, customFields: [field] };
    const { screen, submit, fill, user } = await open({ latest: { customisation } });
    await fill();
    await submit();
    expect(screen.getByText('Room is required!')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Room' }), 'Kitchen');
    await submit();
    const [body] = sent.mock.calls.map(([, request]) => request.body as FormData);
    expect(body?.get('custom_fields')).toBe('{"room":"Kitchen"}');
  });

  test('is under the field that it is about, also where two have the same name', async () => {
    const field = { name: 'phone', placeholder: 'Second phone', type: 'text', required: true } as const;
    const customisation = { ...aLatest().customisation, customFields: [field] };
    const { screen, submit, fill } = await open({ latest: { customisation } });
    await fill();
    await submit();
    expect(screen.getAllByText('Second phone is required!')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Second phone' })).toBe(document.activeElement);
  });

  test('is also what the server finds', async () => {
    const errors = { email: ['Enter a valid email address'] };
    sent.mockImplementation(async () =>
      Response.json({ message: 'no', code: 'request.invalid', errors }, { status: 422 }),
    );
    const { screen, submit, fill, field } = await open();
    await fill();
    await submit();
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
    expect(field(/^Email/)).toBe(document.activeElement);
    expect(field(/^Name/).value).toBe('Priya Shah');
  });
});

test('success says so in the same area; Ok clears the form and closes it', async () => {
  const { screen, submit, fill, field, user } = await open();
  await fill();
  await submit();
  const sentence = 'Changes saved successfully. You will receive an email with details soon.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ok' })).toBe(document.activeElement);
  expect(saved).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByText(sentence)).toBeNull();
  await submit();
  expect(field(/^Name/).value).toBe('');
});

test('an organisation’s own texts replace ours', async () => {
  const customisation = { ...aLatest().customisation, popupTitle: 'Thank you', popupText: 'We will call.' };
  const { screen, submit, fill } = await open({ latest: { customisation } });
  await fill();
  await submit();
  expect(await screen.findByText('We will call.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
});

test('an organisation’s text in the visitor’s language replaces its main one, which stays where there is none', async () => {
  const popups = { 'en-gb': { title: 'Cheers', text: null }, de: { title: 'Danke', text: 'Bis bald.' } };
  const own = { popupTitle: 'Thank you', popupText: 'We will call.', popups };
  const { screen, submit, fill } = await open({ latest: { customisation: { ...aLatest().customisation, ...own } } });
  await fill();
  await submit();
  expect(await screen.findByText('We will call.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Cheers' })).toBeTruthy();
});

test('what people write has the direction of its own letters', async () => {
  const word = 'שלום';
  const customFields = [{ name: 'room', placeholder: word, type: 'text', required: false } as const];
  const own = { customFields, contact: word, ctaLabel: word, popupTitle: word, popupText: word };
  const { screen, fill, user } = await open(
    { latest: { customisation: { ...aLatest().customisation, ...own } } },
    word,
  );
  const hasOwnDirection = (element: Element) => element.closest('bdi, [dir=auto]') !== null;
  expect(screen.getAllByText(word).length).toBeGreaterThan(2);
  expect(screen.getAllByText(word).filter((element) => !hasOwnDirection(element))).toEqual([]);
  expect(screen.getAllByRole('textbox').every((field) => field.getAttribute('dir') === 'auto')).toBe(true);
  await fill();
  await user.click(screen.getByRole('button', { name: word }));
  await screen.findByRole('alertdialog');
  expect(screen.getAllByText(word).filter((element) => !hasOwnDirection(element))).toEqual([]);
});

test('an error is shown; Ok leads back to what was typed, and the retry carries the same key', async () => {
  sent.mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 500 }));
  const { screen, submit, fill, field, user } = await open();
  await fill();
  await submit();
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(field(/^Name/).value).toBe('Priya Shah');
  await submit();
  await screen.findByText('Changes saved successfully. You will receive an email with details soon.');
  const [one, other] = sent.mock.calls.map(([, { body }]) => (body as FormData).get('client_key'));
  expect(one).toBe(other);
});

test('what was typed is still there after closing and opening again', async () => {
  const { screen, user, submit, field } = await open();
  await user.type(field(/^Name/), 'Priya');
  // The Escape of an input method gives up the word that is being composed.
  fireEvent.keyDown(field(/^Name/), { key: 'Escape', keyCode: 229 });
  expect(screen.getByRole('heading')).toBeTruthy();
  fireEvent.keyDown(field(/^Name/), { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('heading')).toBeNull();
  await submit();
  expect(field(/^Name/).value).toBe('Priya');
});

test('the specification lists component, item, SKU and price', async () => {
  const { screen, user } = await open();
  await user.click(screen.getByRole('tab', { name: 'View specifications' }));
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Component', 'Item', 'SKU', 'Price'],
    ['Walls', 'Chalk White', 'SKU-1001', '£39.00'],
    ['Handles', 'Steel Bar', 'SKU-1001', '£39.00'],
    ['Doors', 'Matt Porcelain', 'SKU-1001', '£39.00'],
  ]);
});

test.each([
  [null, 'https://example.test/privacy?lang=en-gb'],
  ['https://oakline.test/terms', 'https://oakline.test/terms'],
  ['javascript:alert(1)', 'https://example.test/privacy?lang=en-gb'],
])('terms address %s leads to %s in a new window', async (termsUrl, address) => {
  const { screen } = await open({ latest: { customisation: { ...aLatest().customisation, termsUrl } } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /terms and conditions/ });
  expect([link.href, link.target]).toEqual([address, '_blank']);
});
