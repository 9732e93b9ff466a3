import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emailLanguageMessages as messages } from '@vitrine/contract/customisation/language-messages';
import { customisation } from '@vitrine/contract/customisation/schemas';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const AT = '/api/configurators/1/customisation';
const stored = (more: object = {}) => customisation.parse({ saveDesign: {}, emails: {}, ...more });

/** A preview that says which language was asked for. */
const previewOf = ({ body }: { body: unknown }) => {
  const { language } = body as { language?: string };
  const email = { from: 'Oakline', subject: `Subject ${language}`, html: `<p>in ${language}</p>` };
  const [customer_subject, header_text] = [`Default subject ${language}`, `Default text ${language}`];
  const defaults = { customer_subject, enquiry_subject: 'New', header_title: 'Title', header_text };
  return { customer: email, organisation: email, defaults };
};

const open = async (emails: object = {}, routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators/1/customisation/emails', {
    [`GET ${AT}`]: stored(emails),
    [`POST ${AT}/email-preview`]: previewOf,
    ...routes,
  });
  const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: messages.language });
  return { ...app, language };
};
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const choose = (select: HTMLSelectElement, value: string): void => {
  fireEvent.change(select, { target: { value } });
};

test('the tenant’s own language is first and has the main texts', async () => {
  const { language } = await open({ emails: { header_title: 'Ihre Küche' }, language: 'de' });
  expect(language.value).toBe('de');
  expect(language.options[0]?.text).toBe(messages.main('Deutsch'));
  expect(field('Header title').value).toBe('Ihre Küche');
});

test('what was typed in one language stays while another is on screen, and all are saved at once', async () => {
  const { language, server } = await open({ emails: { header_title: 'Your kitchen' } });
  server.routes[`POST ${AT}`] = ({ body }: { body: unknown }) => stored(body as object);
  choose(language, 'de');
  expect(field('Header title').value).toBe('');
  type('Header title', 'Ihre Küche');
  choose(language, 'fr');
  type('Header title', 'Votre cuisine');
  choose(language, 'de');
  expect(field('Header title').value).toBe('Ihre Küche');
  expect(language.selectedOptions[0]?.text).toBe(messages.written('Deutsch', 1));
  fireEvent.click(screen.getByRole('button', { name: 'Save & Deploy' }));
  await waitFor(() => expect(server.sent(`POST ${AT}`)).toHaveLength(1));
  expect(server.sent(`POST ${AT}`)[0]?.body).toMatchObject({
    emails: { header_title: 'Your kitchen' },
    texts: { de: { header_title: 'Ihre Küche', cta_btn: null }, fr: { header_title: 'Votre cuisine' } },
  });
});

test('an empty text says whose text its readers get', async () => {
  const { language } = await open({ emails: { header_title: 'Your kitchen' } });
  choose(language, 'de');
  expect(screen.getByText('Visitors who read German get the English (UK) text.')).toBeDefined();
  expect(field('Header title').placeholder).toBe('Your kitchen');
  type('Header title', 'Ihre Küche');
  expect(screen.queryByText(/Visitors who read German/)).toBeNull();
});

test('an empty field shows what the product says in the language of the texts', async () => {
  const { language } = await open({ language: 'es', emails: { header_text: 'Hola' } });
  await waitFor(() => expect(field('Customer subject').placeholder).toBe('Default subject es'));
  await waitFor(() => expect(field('Popup title').placeholder).toBe('Correo enviado'));
  choose(language, 'se');
  await waitFor(() => expect(field('Customer subject').placeholder).toBe('Default subject se'));
  await waitFor(() => expect(field('Popup title').placeholder).toBe('E-post skickad'));
  expect(field('Header text').placeholder).toBe('Hola');
});

test('a draft has the texts of every language again', async () => {
  const { language, unmount } = await open();
  choose(language, 'nl');
  type('Button text', 'Kom langs');
  await waitFor(() => expect(sessionStorage.length + localStorage.length).toBeGreaterThan(0));
  unmount();
  const again = await open();
  choose(again.language, 'nl');
  expect(field('Button text').value).toBe('Kom langs');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(field('Button text').value).toBe(''));
});

test('an issue of another language is brought on screen', async () => {
  const wrong = 'Enter a full web address';
  const { language } = await open(
    { emails: { cta_button_enabled: true, cta_btn: 'Visit', cta_link: 'https://oakline.example' } },
    { [`POST ${AT}`]: new FakeError(422, { message: 'No.', errors: { 'texts.de.cta_link': [wrong] } }) },
  );
  choose(language, 'de');
  type('Button link', 'nowhere');
  choose(language, 'en-gb');
  fireEvent.click(screen.getByRole('button', { name: 'Save & Deploy' }));
  await waitFor(() => expect(language.value).toBe('de'));
  // Beside the field, and in the notification.
  expect(screen.getAllByText(wrong)).toHaveLength(2);
  expect(field('Button link').value).toBe('nowhere');
});

test('two languages are previewed beside each other, without scripts', async () => {
  await open();
  choose(screen.getByRole<HTMLSelectElement>('combobox', { name: messages.preview }), 'de');
  choose(screen.getByRole<HTMLSelectElement>('combobox', { name: messages.beside }), 'fr');
  const frame = (name: string) => screen.getByTitle<HTMLIFrameElement>(messages.previewIn(name));
  await waitFor(() => expect(frame('Deutsch').srcdoc).toContain('in de'));
  await waitFor(() => expect(frame('Français').srcdoc).toContain('in fr'));
  for (const name of ['Deutsch', 'Français']) expect(frame(name).getAttribute('sandbox')).toBe('');
  fireEvent.click(screen.getByRole('tab', { name: 'You' }));
  expect(screen.queryByTitle(messages.previewIn('Français'))).toBeNull();
});
