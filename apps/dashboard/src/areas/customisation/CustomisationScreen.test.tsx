import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customisationLimits } from '@vitrine/contract/customisation/limits';
import { customisationMessages } from '@vitrine/contract/customisation/messages';
import { customisation, emails } from '@vitrine/contract/customisation/schemas';
import { formTexts } from '@vitrine/contract/enquiries/form-texts';
import { customisationDigest } from '@vitrine/domain/customisation/customisation-digest';
import { loadSpoken } from '@vitrine/viewer/i18n/load';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { installFakeUploads } from '../../test/fake-upload.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../test/samples.ts';

vi.mock('@vitrine/viewer/i18n/load', { spy: true });

const AT = '/api/configurators/1/customisation';
const STORED = customisation.parse({
  saveDesign: {
    contact: 'Ring us',
    customFields: [{ name: 'room', placeholder: 'Room', type: 'text', required: false }],
  },
  emails: {},
});
const EMAILS = {
  customer: { from: 'Oakline', subject: 'Here is your design', html: '<p>Here is your design</p>' },
  organisation: { from: 'Oakline', subject: 'You have a new enquiry', html: '<p>enquiry</p>' },
  defaults: {
    customer_subject: 'Here is your design',
    enquiry_subject: 'You have a new enquiry',
    header_title: 'Here is your design',
    header_text: 'This is the design that you saved in Kitchen.',
  },
};

beforeEach(() => {
  installFakeUploads();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.useRealTimers());

const open = async (tab: string, routes: FakeRoutes = {}) => {
  const app = renderApp(`/configurators/1/customisation/${tab}`, {
    [`GET ${AT}`]: STORED,
    [`POST ${AT}/email-preview`]: EMAILS,
    ...routes,
  });
  await screen.findByRole('navigation', { name: 'Customisation' });
  return app;
};
const tabs = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Customisation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
/** The viewer's form, which is in a shadow root. */
const visitorsForm = async () => {
  const target = await screen.findByTestId('viewer-form');
  const root = await waitFor(() => {
    const found = target.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.panel');
    if (!found?.firstElementChild) throw new Error('The form is not there yet');
    return found;
  });
  return within(root);
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const box = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ['logos', 'Logos', 'CustomisationLogos'],
  ['save-design', 'Save Design', 'CustomisationSaveDesign'],
  ['emails', 'Emails', 'CustomisationEmails'],
  ['presets', 'Presets', 'CustomisationPresets'],
])('%s is an address of its own, and a reseller user is on it under the prefixed name', async (tab, label, name) => {
  const routes: FakeRoutes = {
    'GET /api/configurators/1': withVersions(aConfigurator({ supports_presets: true })),
    'GET /api/configurators/1/presets': {},
  };
  const chosen = () =>
    within(screen.getByRole('navigation', { name: 'Customisation' })).getByRole('link', { name: label });
  const { unmount } = await open(tab, routes);
  expect(chosen().getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('main').dataset.view).toBe(name);
  unmount();
  const { organisation } = aUser();
  const reseller = organisation && { ...organisation, id: 70, name: 'Northside' };
  await open(tab, { ...routes, 'GET /api/user': aUser({ reseller, group: { id: 4 } }) });
  expect(chosen().getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('main').dataset.view).toBe(`Reseller${name}`);
});

test('where presets are not supported their address leads to the logos', async () => {
  const { router } = await open('presets', { 'GET /api/configurators/1/presets': {} });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/customisation/logos'));
});

test('Logos and Emails are always there, Save Design and Presets where they are supported', async () => {
  const { unmount } = await open('logos');
  expect(tabs()).toEqual(['Logos', 'Save Design', 'Emails']);
  unmount();
  const without = withVersions(aConfigurator({ supports_save_design: false }));
  const { unmount: close } = await open('logos', { 'GET /api/configurators/1': without });
  expect(tabs()).toEqual(['Logos', 'Emails']);
  close();
  await open('logos', { 'GET /api/configurators/1': withVersions(aConfigurator({ supports_presets: true })) });
  expect(tabs()).toEqual(['Logos', 'Save Design', 'Emails', 'Presets']);
});

test('the bar comes with a change, and Cancel brings back what was loaded', async () => {
  await open('save-design');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Contact')).value).toBe('Ring us');
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  type('Contact', 'Write to us');
  expect(screen.getByText(/You have unsaved changes/)).toBeDefined();
  const form = await visitorsForm();
  expect(await form.findByText('Write to us')).toBeDefined();
  expect(form.getByLabelText(/^Room/)).toBeDefined();
  type('Contact', '');
  expect(await form.findByText(formTexts.intro)).toBeDefined();
  expect(form.getByRole('button', { name: formTexts.save })).toBeDefined();
  press('Cancel');
  expect(box('Contact').value).toBe('Ring us');
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
});

test('Ctrl+Z brings back what Cancel has discarded, under what was typed since', async () => {
  await open('save-design');
  await screen.findByLabelText('Contact');
  type('Contact', 'Write to us');
  type('Button label', 'Get a quote');
  press('Cancel');
  type('Button label', 'Ask us');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect([box('Contact').value, box('Button label').value]).toEqual(['Write to us', 'Ask us']);
  expect(screen.getByText(/You have unsaved changes/)).toBeDefined();
});

test('a field that is not added yet stays when the tab is changed', async () => {
  const { router } = await open('save-design');
  await screen.findByLabelText('Contact');
  type('Field name', 'Floor');
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'text' } });
  await act(() => router.navigate({ to: '/configurators/1/customisation/emails' }));
  await waitFor(() => expect(screen.queryByLabelText('Field name')).toBeNull());
  await act(() => router.navigate({ to: '/configurators/1/customisation/save-design' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Field name')).value).toBe('Floor');
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('text');
});

test('Save & Deploy says Deploying, sends both tabs with null for what is empty, and takes what was stored', async () => {
  let answer: (value: unknown) => void = () => undefined;
  let stored: object = STORED;
  const { server } = await open('save-design', {
    [`GET ${AT}`]: () => stored,
    [`POST ${AT}`]: () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByLabelText('Contact');
  type('Button label', 'Get a quote');
  press('Save & Deploy');
  expect(await screen.findByRole('button', { name: 'Deploying' })).toBeDefined();
  const body = server.sent(`POST ${AT}`)[0]?.body as { saveDesign: object; emails: Record<string, unknown> };
  expect(body.saveDesign).toEqual({ ...STORED.saveDesign, cta_label: 'Get a quote' });
  expect(body.emails.popup_title).toBeNull();
  stored = { ...STORED, saveDesign: { ...STORED.saveDesign, cta_label: 'Get a quote' } };
  answer(stored);
  expect(await screen.findByText('The new customisation is live for visitors and emails.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/You have unsaved changes/)).toBeNull());
  expect(box('Button label').value).toBe('Get a quote');
  // At first, before it is saved, and after that.
  await waitFor(() => expect(server.sent(`GET ${AT}`)).toHaveLength(3));
});

test('what was typed is there again after a reload, on either tab', async () => {
  const { unmount } = await open('save-design');
  await screen.findByLabelText('Contact');
  type('Contact', 'Write to us');
  unmount();
  const { router } = await open('emails');
  expect(await screen.findByText(/You have unsaved changes/)).toBeDefined();
  await router.navigate({ to: '/configurators/1/customisation/save-design' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Contact')).value).toBe('Write to us');
});

/** Somebody else saves, and this page reads it. */
const saveElsewhere = async ({ server, queryClient }: ReturnType<typeof renderApp>, saved: object): Promise<void> => {
  server.routes[`GET ${AT}`] = saved;
  await act(() => queryClient.invalidateQueries());
};

test('what others save meanwhile is shown, is no change of one’s own, and is sent with what was typed', async () => {
  const app = await open('save-design');
  await screen.findByLabelText('Contact');
  const theirs = { ...STORED, saveDesign: { ...STORED.saveDesign, contact: 'Call us' } };
  await saveElsewhere(app, theirs);
  await waitFor(() => expect(box('Contact').value).toBe('Call us'));
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();

  type('Button label', 'Get a quote');
  await saveElsewhere(app, { ...theirs, saveDesign: { ...theirs.saveDesign, contact: 'Visit us' } });
  await waitFor(() => expect(box('Contact').value).toBe('Visit us'));
  press('Save & Deploy');
  await waitFor(() => expect(app.server.sent(`POST ${AT}`)).toHaveLength(1));
  expect(app.server.sent(`POST ${AT}`)[0]?.body).toMatchObject({
    saveDesign: { contact: 'Visit us', cta_label: 'Get a quote' },
  });
});

test('what others have saved without this page having read it is not undone', async () => {
  const { server } = await open('save-design', { [`POST ${AT}`]: STORED });
  await screen.findByLabelText('Contact');
  type('Button label', 'Get a quote');
  const custom = (name: string) => ({ name, placeholder: name, type: 'text', required: false });
  type('Field name', 'Floor');
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'text' } });
  press('Add field');
  const theirs = { ...STORED.saveDesign, contact: 'Call us', customFields: [custom('colour')] };
  server.routes[`GET ${AT}`] = { ...STORED, saveDesign: theirs };
  press('Save & Deploy');
  await waitFor(() => expect(server.sent(`POST ${AT}`)).toHaveLength(1));
  expect(server.sent(`POST ${AT}`)[0]?.body).toMatchObject({
    saveDesign: {
      ...{ contact: 'Call us', cta_label: 'Get a quote' },
      customFields: [{ name: 'floor' }, { name: 'colour' }],
    },
  });
});

test('what others save in the moment of saving is shown, and what was typed waits for the next save', async () => {
  const app = await open('save-design', {
    [`POST ${AT}`]: new FakeError(409, { code: 'customisation.moved', message: customisationMessages.moved }),
  });
  await screen.findByLabelText('Contact');
  type('Button label', 'Get a quote');
  const { server } = app;
  press('Save & Deploy');
  expect(await screen.findByText(new RegExp(customisationMessages.moved))).toBeDefined();
  expect(server.sent(`POST ${AT}`)[0]?.query).toMatchObject({ seen: customisationDigest(STORED) });
  const theirs = { ...STORED, saveDesign: { ...STORED.saveDesign, contact: 'Call us' } };
  Object.assign(server.routes, { [`GET ${AT}`]: theirs, [`POST ${AT}`]: theirs });
  press('Save & Deploy');
  await waitFor(() => expect(server.sent(`POST ${AT}`)).toHaveLength(2));
  const [, again] = server.sent(`POST ${AT}`);
  expect(again?.query).toMatchObject({ seen: customisationDigest(theirs) });
  expect(again?.body).toMatchObject({ saveDesign: { contact: 'Call us', cta_label: 'Get a quote' } });
});

test('a draft has only what was typed: other fields are as they are stored by then', async () => {
  const { unmount } = await open('save-design');
  await screen.findByLabelText('Contact');
  type('Button label', 'Get a quote');
  unmount();
  await open('save-design', { [`GET ${AT}`]: { ...STORED, saveDesign: { ...STORED.saveDesign, contact: 'Call us' } } });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Contact')).value).toBe('Call us');
  expect(box('Button label').value).toBe('Get a quote');
});

test('what is typed while the others are sent stays', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await open('save-design', { [`POST ${AT}`]: () => new Promise((resolve) => (answer = resolve)) });
  await screen.findByLabelText('Contact');
  type('Button label', 'Get a quote');
  press('Save & Deploy');
  await screen.findByRole('button', { name: 'Deploying' });
  type('Contact', 'Write to us');
  answer({ ...STORED, saveDesign: { ...STORED.saveDesign, cta_label: 'Get a quote' } });
  expect(await screen.findByText('The new customisation is live for visitors and emails.')).toBeDefined();
  expect(box('Contact').value).toBe('Write to us');
  expect(screen.getByText(/You have unsaved changes/).textContent).toContain('1 change');
});

test('leaving asks first', async () => {
  const { router } = await open('save-design');
  await screen.findByLabelText('Contact');
  type('Contact', 'Write to us');
  router.navigate({ to: '/enquiries' });
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  press('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Contact').value).toBe('Write to us');
});

test('a custom field needs a name of its own and a type, and the sentence goes after three seconds', async () => {
  await open('save-design');
  await screen.findByLabelText('Field name');
  vi.useFakeTimers();
  const expectIssue = (name: string, sentence: string): void => {
    type('Field name', name);
    press('Add field');
    expect(screen.getByText(sentence)).toBeDefined();
  };
  expectIssue('', 'Field name cannot be empty');
  act(() => {
    vi.advanceTimersByTime(2900);
  });
  expect(screen.queryByText('Field name cannot be empty')).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.queryByText('Field name cannot be empty')).toBeNull();
  expectIssue('EMAIL', 'The field "EMAIL" is predefined');
  expectIssue('Name', 'The field "Name" is predefined');
  expectIssue('ROOM', 'Name must be unique');
  expectIssue('Colour', 'Choose a type');
});

test("a custom field's name that is too long is not cut: the field says its limit and adds nothing", async () => {
  await open('save-design');
  await screen.findByLabelText('Field name');
  const long = 'Preferred day of the appointment';
  type('Field name', long);
  expect(box('Field name').value).toBe(long);
  expect(box('Field name').hasAttribute('maxlength')).toBe(false);
  expect(screen.getByText('Use up to 25 characters.')).toBeDefined();
  type('Type', 'date');
  press('Add field');
  expect(screen.queryByRole('button', { name: `Remove ${long}` })).toBeNull();
  type('Field name', long.slice(0, 25));
  expect(screen.queryByText('Use up to 25 characters.')).toBeNull();
});

test('fields are added and removed up to five', async () => {
  await open('save-design');
  await screen.findByLabelText('Field name');
  expect(
    within(screen.getByLabelText('Type'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Type', 'Text', 'Number', 'Email', 'Date']);
  for (const name of ['Two', 'Three', 'Four', 'Five']) {
    type('Field name', name);
    type('Type', 'date');
    press('Add field');
  }
  expect(screen.getByText('Maximum number of custom fields reached')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add field' })).toBeNull();
  press('Remove Five');
  expect(screen.getByRole('button', { name: 'Add field' })).toBeDefined();
});

test('every text of the emails stops at its limit', async () => {
  await open('emails');
  await screen.findByLabelText('Customer subject');
  const limits: Record<string, number> = customisationLimits.emails;
  const fields = document.querySelectorAll<HTMLInputElement>('input[maxlength], textarea[maxlength]');
  const found = Object.fromEntries([...fields].map(({ name, maxLength }) => [name, maxLength]));
  expect(found).toEqual(limits);
});

test('texts of a section are shut until its box is ticked', async () => {
  await open('emails');
  await screen.findByLabelText('Customer subject');
  for (const [label, text] of [
    ['CTA title', 'CTA title text'],
    ['CTA button', 'Button link'],
    ['Address', 'Address text'],
    ['LinkedIn', 'LinkedIn link'],
  ] as const) {
    expect(box(text).disabled).toBe(true);
    fireEvent.click(box(label));
    expect(box(text).disabled).toBe(false);
  }
});

test('the missing half of a button says beside its field that the button is not shown', async () => {
  await open('emails');
  await screen.findByLabelText('Customer subject');
  fireEvent.click(box('CTA button'));
  type('Button text', 'Visit us');
  const hint = 'Without a link the button is not shown in the email.';
  expect(box('Button link').closest('div')?.parentElement?.textContent).toContain(hint);
  type('Button link', 'https://oakline.test');
  expect(screen.queryByText(hint)).toBeNull();
  type('Button text', '');
  expect(screen.getByText('Without a text the button is not shown in the email.')).toBeDefined();
});

test('a pasted text that is too long is shortened, and the field says so', async () => {
  const user = userEvent.setup();
  await open('emails');
  await user.click(await screen.findByLabelText('Header title'));
  await user.paste('k'.repeat(100));
  expect(box('Header title').value).toHaveLength(90);
  expect(screen.getByText('The text was shortened to 90 characters.')).toBeDefined();
  await user.type(box('Header title'), '{Backspace}');
  expect(screen.queryByText('The text was shortened to 90 characters.')).toBeNull();
});

test('a link that would run a script is named as such while it is typed', async () => {
  await open('emails');
  await screen.findByLabelText('Customer subject');
  fireEvent.click(box('CTA button'));
  type('Button link', 'javascript:alert(1)');
  expect(screen.getByText(/^This link would run a script instead of opening a page\./)).toBeDefined();
  expect(box('Button link').getAttribute('aria-invalid')).toBe('true');
  type('Button link', 'kitchens.example');
  expect(box('Button link').getAttribute('aria-invalid')).not.toBe('true');
});

test('a button without its link is not sent: the link is marked until it is typed', async () => {
  const { server } = await open('emails');
  await screen.findByLabelText('Customer subject');
  fireEvent.click(box('CTA button'));
  type('Button text', 'Visit us');
  press('Save & Deploy');
  expect(box('Button link').getAttribute('aria-invalid')).toBe('true');
  expect(box('Button text').getAttribute('aria-invalid')).not.toBe('true');
  expect(server.sent(`POST ${AT}`)).toEqual([]);
  type('Button link', 'https://oakline.test');
  expect(box('Button link').getAttribute('aria-invalid')).not.toBe('true');
});

test('a link that is missing no more, because the text is gone too, is marked no more once it was saved', async () => {
  await open('emails', { [`POST ${AT}`]: STORED });
  await screen.findByLabelText('Customer subject');
  fireEvent.click(box('CTA button'));
  type('Button text', 'Visit us');
  press('Save & Deploy');
  expect(box('Button link').getAttribute('aria-invalid')).toBe('true');
  type('Button text', '');
  type('Customer subject', 'Yours');
  press('Save & Deploy');
  await screen.findByText('The new customisation is live for visitors and emails.');
  expect(box('Button link').getAttribute('aria-invalid')).not.toBe('true');
});

test('the preview shows the emails as they are sent, and follows what is typed', async () => {
  const { server } = await open('emails');
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc).toContain('Here is your design'));
  expect(screen.getByText('Here is your design')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'You' }));
  expect(screen.getByText('You have a new enquiry')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'After sending' }));
  const notice = await visitorsForm();
  expect(await notice.findByText('Email Sent')).toBeDefined();
  type('Popup title', 'Thank you');
  expect(await notice.findByText('Thank you')).toBeDefined();
  type('Header title', 'Your new kitchen');
  await waitFor(() => {
    const last = server.sent(`POST ${AT}/email-preview`).at(-1)?.body;
    expect(emails.parse((last as { emails: unknown }).emails).header_title).toBe('Your new kitchen');
  });
});

test('each preview is another frame, so that none adds an entry to the browser’s history', async () => {
  const { server } = await open('emails');
  const before = await screen.findByTitle<HTMLIFrameElement>('Preview');
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc).toContain('Here is your design'));
  const shown = screen.getByTitle('Preview');
  expect(shown).not.toBe(before);
  const customer = { ...EMAILS.customer, html: '<p>Your new kitchen</p>' };
  server.routes[`POST ${AT}/email-preview`] = { ...EMAILS, customer };
  type('Header title', 'Your new kitchen');
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc).toContain('Your new kitchen'));
  expect(screen.getByTitle('Preview')).not.toBe(shown);
});

test('half a link leaves the last preview in place, and says what is wrong', async () => {
  const wrong = 'Enter a full web address';
  await open('emails', {
    [`POST ${AT}/email-preview`]: ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes('half a link') ? new FakeError(422, { errors: { emails: [wrong] } }) : EMAILS,
  });
  const shown = () => screen.getByTitle<HTMLIFrameElement>('Preview').srcdoc;
  await screen.findByTitle('Preview');
  await waitFor(() => expect(shown()).toContain('Here is your design'));
  type('Header title', 'half a link');
  expect(await screen.findByText(wrong)).toBeDefined();
  expect(shown()).toContain('Here is your design');
});

test('test emails go to oneself', async () => {
  const { server } = await open('emails', { [`POST ${AT}/test-email`]: { sent_to: 'ann@oakline.test' } });
  await screen.findByRole('tab', { name: 'Visitor' });
  press('Send both to myself');
  expect(await screen.findByText('Both emails are on their way to ann@oakline.test.')).toBeDefined();
  expect(server.sent(`POST ${AT}/test-email`)).toHaveLength(1);
});

test('a logo is uploaded into its place and removed again; of another type it is not sent', async () => {
  const { server } = await open('logos', {
    [`POST ${AT}/logos`]: { ...STORED, logos: { viewer: 'oakline/logos/viewer-2.png' } },
    [`DELETE ${AT}/logos/viewer`]: STORED,
  });
  const input = await screen.findByTestId<HTMLInputElement>('logo-viewer');
  expect(input.accept).toBe('image/png,image/jpeg');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByAltText('Viewer logo')).toBeNull());
  expect(server.sent(`POST ${AT}/logos`)[0]?.body).toMatchObject({ fileName: 'viewer.png' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.webp', { type: 'image/webp' })] } });
  expect(await screen.findByText('The logo is not a PNG or JPG image.')).toBeDefined();
  expect(server.sent(`POST ${AT}/logos`)).toHaveLength(1);
});

test('a logo that is no image is named beside its place', async () => {
  const sentence = 'The logo is not a PNG or JPG image.';
  await open('logos', {
    [`POST ${AT}/logos`]: new FakeError(422, { message: 'No.', errors: { fileData: [sentence] } }),
  });
  const input = await screen.findByTestId<HTMLInputElement>('logo-viewer');
  const place = within(screen.getByRole('region', { name: 'Viewer' }));
  const other = within(screen.getByRole('region', { name: 'Emails' }));
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.webp', { type: 'image/webp' })] } });
  expect(place.getByText(sentence)).toBeDefined();
  fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png', { type: 'image/png' })] } });
  expect(place.queryByText(sentence)).toBeNull();
  expect(await place.findByText(sentence)).toBeDefined();
  expect(other.queryByText(sentence)).toBeNull();
});

test('the logos are seen beside their places, in the form and in the emails themselves', async () => {
  await open('logos');
  const seen = await screen.findByRole('tabpanel', { name: 'Where visitors see it' });
  expect(within(seen).getByText(customisationMessages.formNote)).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Emails' }));
  expect(await within(seen).findByTitle('Preview')).toBeDefined();
});

test('after a rejected logo the former one is shown', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const stored = { ...STORED, logos: { viewer: 'oakline/logos/viewer-1.png' } };
  await open('logos', {
    [`GET ${AT}`]: stored,
    [`POST ${AT}/logos`]: () => new Promise((resolve) => (answer = resolve)),
  });
  const input = await screen.findByTestId<HTMLInputElement>('logo-viewer');
  const image = (): string | null => screen.getByAltText('Viewer logo').getAttribute('src');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDefined();
  expect(image()).toBe('blob:logo');
  answer(new FakeError(422, { errors: { fileData: ['Logos must be at least 210 px wide and 100 px high.'] } }));
  const place = within(screen.getByRole('region', { name: 'Viewer' }));
  expect(await place.findByText('Logos must be at least 210 px wide and 100 px high.')).toBeDefined();
  expect(image()).toContain('viewer-1.png');
});

test('a preview of the form whose files did not load says so, and loads them again', async () => {
  vi.mocked(loadSpoken).mockRejectedValue(new Error('offline'));
  await open('save-design');
  const failed = await screen.findByText('The preview did not load');
  vi.mocked(loadSpoken).mockReset();
  press('Try again');
  expect(await (await visitorsForm()).findByRole('button', { name: formTexts.save })).toBeDefined();
  expect(failed.isConnected).toBe(false);
});
