import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { texts as german } from '@vitrine/texts/de/viewer/texts';
import { texts } from '@vitrine/texts/en-gb/viewer/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormPreviewInput } from './form-viewer.ts';
import { type MountedForm, mountFormPreview } from './mount-form-preview.ts';

const sent = vi.fn<typeof fetch>();
let container: HTMLElement;
let form: MountedForm;

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  form = mountFormPreview(container);
});
afterEach(async () => {
  await act(async () => form.remove());
  cleanup();
  container.remove();
  vi.unstubAllGlobals();
});

const formInput = (customisation: Partial<FormPreviewInput['customisation']> = {}): FormPreviewInput => ({
  customisation: {
    contact: null,
    termsUrl: null,
    ctaLabel: 'Get a quote',
    customFields: [{ name: 'room', placeholder: 'Room', type: 'text', required: true }],
    popupTitle: 'Thank you',
    popupText: null,
    logos: {},
    ...customisation,
  },
  privacy: '/privacy',
});
const panel = () => within(container.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.panel') ?? container);
const show = (shown: FormPreviewInput, seen: 'form' | 'sent' = 'form') =>
  act(() => form.show(shown, seen, { language: 'en-gb', texts }));
const type = (label: RegExp, value: string) => fireEvent.change(panel().getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(panel().getByRole('button', { name: 'Get a quote' }));

test('speaks the language that it shows', () => {
  act(() => form.show(formInput(), 'form', { language: 'de', texts: german }));
  expect(panel().getByText(german.form.intro)).toBeTruthy();
  expect(panel().getByText(german.form.intro).closest<HTMLElement>('[lang]')?.lang).toBe(german.tag);
});

test('is the form that visitors fill in, with the texts and fields of the organisation', () => {
  show(formInput());
  expect(panel().getByRole('heading', { name: 'Save your changes' })).toBeTruthy();
  expect(panel().getByLabelText(/^Room/)).toBeTruthy();
  show(formInput({ contact: 'Ring us', customFields: [] }));
  expect(panel().getByText('Ring us')).toBeTruthy();
  expect(panel().queryByLabelText(/^Room/)).toBeNull();
});

test('keeps what was tried in it while its texts change', () => {
  show(formInput());
  type(/^Name/, 'Priya Shah');
  show(formInput({ contact: 'Ring us' }));
  expect(panel().getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Priya Shah');
});

test('says what is wrong as it does to visitors', () => {
  show(formInput());
  submit();
  expect(panel().getByText('Name is required!')).toBeTruthy();
  expect(panel().getByText(/Room/, { selector: '.field-error' })).toBeTruthy();
});

test('says that it was sent, and sends nothing', async () => {
  show(formInput());
  type(/^Name/, 'Priya Shah');
  type(/^Email/, 'priya@example.test');
  type(/^Phone/, '07712345');
  type(/^Room/, 'Kitchen');
  fireEvent.click(panel().getByRole('checkbox'));
  submit();
  expect(await panel().findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('can be looked at as it is after sending', () => {
  show(formInput(), 'sent');
  expect(panel().getByRole('heading', { name: 'Thank you' })).toBeTruthy();
});

test('does not take the focus when it opens', () => {
  const inert = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    const host = (this.getRootNode() as ShadowRoot).host as HTMLElement | undefined;
    expect(host?.inert).toBe(true);
  });
  show(formInput());
  expect(inert).toHaveBeenCalled();
  expect((container.firstElementChild as HTMLElement).inert).toBe(false);
});
