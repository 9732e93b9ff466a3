import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { Quote, QuoteContent } from '@vitrine/contract/quotes/schemas';
import { quoteSentMessages as sentMessages } from '@vitrine/contract/quotes/sent-messages';
import { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../session/language.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../../test/fake-server.ts';
import { theSocket } from '../../../test/fake-web-socket.ts';
import { aLine, aQuote } from '../../../test/quote-samples.ts';
import { renderApp } from '../../../test/render-app.tsx';

beforeAll(async () => {
  await Promise.all([import('../QuoteScreen.tsx'), import('../send/QuoteDialogs.tsx')]);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ONE = '/api/quotes/5';
const saves: FakeRoutes = {
  [`PUT ${ONE}`]: ({ body }: ReceivedRequest) => {
    const { revision, content } = body as { revision: number; content: QuoteContent };
    return aQuote({ revision: revision + 1, content });
  },
};
const open = async (routes: FakeRoutes = {}, address = '/quotes/5') => {
  const app = renderApp(address, { [`GET ${ONE}`]: aQuote(), ...saves, ...routes });
  await screen.findByRole('heading', { name: 'Q-0007' });
  return app;
};
const cell = (field: string, line: string) => screen.getByLabelText<HTMLInputElement>(messages.fieldOf(field, line));
const type = (input: HTMLInputElement, text: string): void => {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const sums = () => screen.getByLabelText(messages.sums).textContent ?? '';
const saveButton = () => screen.findByRole('button', { name: messages.save });
const sentContent = (server: { sent: (kind: string) => ReceivedRequest[] }): QuoteContent =>
  (server.sent(`PUT ${ONE}`) as { body: { content: QuoteContent } }[]).at(-1)?.body.content ?? aQuote().content;

describe('lines', () => {
  test('are changed in place, and the sums follow', async () => {
    const { server } = await open();
    expect(sums()).toContain('£240.00');
    type(cell(messages.quantity, 'Oak Panel'), '3');
    type(cell(messages.discount, 'Oak Panel'), '10');
    expect(sums()).toContain('£324.00');
    expect(sums()).toContain(quoteSumsMessages.taxAdded('20', '£270.00'));
    fireEvent.click(await saveButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.save })).toBeNull());
    expect(server.sent(`PUT ${ONE}`)[0]?.body).toMatchObject({ revision: 3 });
    expect(sentContent(server).lines[0]).toMatchObject({ quantity: 3, discount: 1000, unit_price: 10_000 });
  });

  test('have rates as the language of the reader writes them, also while they are changed', async () => {
    const content = { ...aQuote().content, lines: [{ ...aLine(), discount: 250, tax_rate: 810 }] };
    await open({ [`GET ${ONE}`]: aQuote({ content }) });
    await act(() => changeLanguage('de'));
    const cells = [cell(messages.discount, 'Oak Panel'), cell(messages.tax, 'Oak Panel')];
    expect(cells.map(({ value }) => value)).toEqual(['2,5', '8,1']);
    for (const each of cells) fireEvent.focus(each);
    expect(cells.map(({ value }) => value)).toEqual(['2,5', '8,1']);
  });

  test('have room for their longest amount', async () => {
    const widths = () =>
      [...document.querySelectorAll('table col')].flatMap(
        (column) => Number.parseInt((column as HTMLElement).style.width, 10) || [],
      );
    const app = await open();
    const common = widths();
    app.unmount();
    const content = { ...aQuote().content, lines: [{ ...aLine(), unit_price: 123_456_750, quantity: 100 }] };
    await open({ [`GET ${ONE}`]: aQuote({ content, currency: 'HUF' }) });
    const [price, amount] = [common.indexOf(116), common.indexOf(112)];
    expect(widths()[price]).toBeGreaterThan('HUF 1,234,567.50'.length * 8 + 30);
    expect(widths()[amount]).toBeGreaterThan('HUF 123,456,750'.length * 8);
    expect(widths().filter((_, at) => at !== price && at !== amount)).toEqual(
      common.filter((_, at) => at !== price && at !== amount),
    );
  });

  test('that cannot be read stay as they were typed, with the reason', async () => {
    await open();
    type(cell(messages.quantity, 'Oak Panel'), 'a few');
    expect(cell(messages.quantity, 'Oak Panel').value).toBe('a few');
    expect(screen.getByText(messages.quantityInvalid)).toBeDefined();
    expect(screen.getByText(uiMessages.unreadable(1))).toBeDefined();
  });

  test('are added, need a name, and are removed with a way back', async () => {
    const { server } = await open();
    fireEvent.click(screen.getByRole('button', { name: messages.addDelivery }));
    type(cell(messages.price, messages.delivery), '50');
    expect(sums()).toContain('£300.00');
    fireEvent.click(screen.getByRole('button', { name: messages.addLine }));
    fireEvent.click(await saveButton());
    expect(await screen.findByText(messages.nameRequired)).toBeDefined();
    expect(server.sent(`PUT ${ONE}`)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: messages.remove(messages.unnamed(4)) }));
    fireEvent.click(screen.getByRole('button', { name: messages.remove('Oak Panel') }));
    expect(screen.getByText(messages.lineRemoved('Oak Panel'))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: messages.undo }));
    fireEvent.click(screen.getByRole('button', { name: messages.moveUp(messages.delivery) }));
    fireEvent.click(await saveButton());
    await waitFor(() => expect(server.sent(`PUT ${ONE}`)).toHaveLength(1));
    expect(sentContent(server).lines.map(({ name }) => name)).toEqual(['Oak Panel', 'Delivery', 'Old worktop']);
    expect(sentContent(server).lines[1]).toMatchObject({ kind: 'delivery', unit_price: 5000, tax_rate: 2000 });
  });

  test('keep the focus on the button that moves them, also at an end', async () => {
    await open();
    const up = () => screen.getByRole<HTMLButtonElement>('button', { name: messages.moveUp('Old worktop') });
    up().focus();
    fireEvent.click(up());
    fireEvent.click(up());
    expect(document.activeElement).toBe(up());
    expect([up().disabled, up().getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  test('pass the focus on when they are removed, the last one to the way back', async () => {
    await open();
    const remove = (name: string): void => {
      const button = screen.getByRole('button', { name: messages.remove(name) });
      button.focus();
      fireEvent.click(button);
    };
    fireEvent.click(screen.getByRole('button', { name: messages.addDelivery }));
    await waitFor(() => expect(document.activeElement).toBe(cell(messages.line, messages.delivery)));
    remove('Oak Panel');
    await waitFor(() => expect(document.activeElement).toBe(cell(messages.line, 'Old worktop')));
    remove(messages.delivery);
    await waitFor(() => expect(document.activeElement).toBe(cell(messages.line, 'Old worktop')));
    remove('Old worktop');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.undo })));
  });

  test('have one discount and one tax where that is chosen', async () => {
    await open();
    const field = screen.getByLabelText(messages.taxAll);
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(sums()).toContain('£210.00');
    const discount = screen.getByLabelText(messages.discountAll);
    fireEvent.change(discount, { target: { value: '101' } });
    fireEvent.submit(discount.closest('form') as HTMLFormElement);
    expect(screen.getByText(messages.discountInvalid)).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: messages.taxIncluded }));
    expect(sums()).toContain(quoteSumsMessages.taxContained('5', '£200.00'));
  });

  test('of the design are calculated again, own lines stay', async () => {
    const url = `POST ${ONE}/design-lines`;
    const fresh = [
      aLine({ unit_price: 12_000 }),
      aLine({ id: 'design-2', sku: null, name: 'Plinth', unit_price: null }),
    ];
    await open({
      [url]: { lines: fresh, tax_included: false, version: 1.007, gone: ['Ash Panel'], unpriced: ['Plinth'] },
    });
    fireEvent.click(screen.getByRole('button', { name: messages.recalculate }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.recalculateTitle }));
    expect(dialog.getByText('Ash Panel')).toBeDefined();
    expect(dialog.getByRole('row', { name: /Oak Panel.*£100\.00.*£120\.00/ })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: messages.recalculateYes }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell(messages.price, 'Oak Panel').value).toBe('£120.00');
    expect(cell(messages.price, 'Plinth').value).toBe('');
    expect(cell(messages.line, 'Old worktop')).toBeDefined();
  });
});

describe('nothing typed is lost', () => {
  test('after a reload the changes are there, and can be discarded', async () => {
    const { unmount } = await open();
    fireEvent.change(screen.getByLabelText(messages.titleOfQuote), { target: { value: 'Island' } });
    await waitFor(() => expect(localStorage.getItem('vitrine.quotes.3.5')).toContain('Island'));
    unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(messages.titleOfQuote).value).toBe('Island');
    fireEvent.click(screen.getByRole('button', { name: messages.discard }));
    expect(screen.getByLabelText<HTMLInputElement>(messages.titleOfQuote).value).toBe('New kitchen');
    expect(localStorage.getItem('vitrine.quotes.3.5')).toBeNull();
  });

  test('Cancel can be undone, also of a text that cannot be read', async () => {
    await open();
    fireEvent.change(screen.getByLabelText(messages.titleOfQuote), { target: { value: 'Island' } });
    type(cell(messages.quantity, 'Oak Panel'), 'abc');
    fireEvent.click(screen.getByRole('button', { name: uiMessages.cancel }));
    expect(screen.getByLabelText<HTMLInputElement>(messages.titleOfQuote).value).toBe('New kitchen');
    expect(cell(messages.quantity, 'Oak Panel').value).not.toBe('abc');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(screen.getByLabelText<HTMLInputElement>(messages.titleOfQuote).value).toBe('Island');
    expect(cell(messages.quantity, 'Oak Panel').value).toBe('abc');
  });

  test('when somebody else saved first, own changes are kept on top', async () => {
    const moved = new FakeError(409, { message: quoteValidation.moved, code: 'quotes.moved' });
    const theirs = aQuote({ revision: 4, content: { ...aQuote().content, notes: 'Theirs' } });
    const { server } = await open({
      [`PUT ${ONE}`]: ({ body }: ReceivedRequest) => {
        const { revision, content } = body as { revision: number; content: QuoteContent };
        return revision === 4 ? aQuote({ revision: 5, content }) : moved;
      },
    });
    type(cell(messages.quantity, 'Oak Panel'), '3');
    server.routes[`GET ${ONE}`] = theirs;
    fireEvent.click(await saveButton());
    const dialog = within(await screen.findByRole('alertdialog', { name: messages.movedTitle }));
    fireEvent.click(dialog.getByRole('button', { name: messages.movedKeep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>(messages.notes).value).toBe('Theirs');
    expect(cell(messages.quantity, 'Oak Panel').value).toBe('3');
    fireEvent.click(screen.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(server.sent(`PUT ${ONE}`)).toHaveLength(2));
    expect(sentContent(server)).toMatchObject({ notes: 'Theirs', lines: [{ quantity: 3 }, {}] });
  });

  test('a save that is rejected names the field and keeps its text', async () => {
    const errors = { 'content.customer.email': [quoteValidation.emailInvalid] };
    await open({ [`PUT ${ONE}`]: new FakeError(422, { message: 'Invalid', code: 'input.invalid', errors }) });
    const email = screen.getByLabelText<HTMLInputElement>(messages.email);
    fireEvent.change(email, { target: { value: 'priya' } });
    fireEvent.click(await saveButton());
    await screen.findByRole('alertdialog', { name: messages.saveFailed });
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['priya', 'true']);
  });
});

describe('sending', () => {
  const sent = (overrides: Partial<Quote> = {}): Quote =>
    aQuote({
      ...{ state: 'sent', versions: 1, has_changes: false, revision: 4 },
      sent: [
        {
          ...{ version: 1, number: 'Q-0007-1', sent_at: '2025-01-02T10:00:00.000Z', sent_by: 'Ann Bell' },
          ...{ sent_to: 'priya@example.com', valid_until: '2999-12-24', net: 20_000, total: 24_000, accepted: null },
        },
      ],
      ...overrides,
    });
  const dialog = async () => within(await screen.findByRole('dialog', { name: sentMessages.sendTitle }));

  test('names recipient, total and validity, and then lists what was sent', async () => {
    const { server } = await open({ [`POST ${ONE}/send`]: sent() }, '/quotes/5/send');
    const modal = await dialog();
    for (const text of ['Priya Shah, priya@example.com', '£240.00', '24 December 2999'])
      expect(modal.getByText(text)).toBeDefined();
    fireEvent.click(modal.getByRole('button', { name: sentMessages.send }));
    expect(await screen.findByText(sentMessages.sent('Q-0007-1', 'priya@example.com'))).toBeDefined();
    expect(server.sent(`POST ${ONE}/send`)[0]?.body).toEqual({ revision: 3 });
    const versions = within(screen.getByRole('list', { name: sentMessages.versions }));
    expect(versions.getByRole('link', { name: sentMessages.pdfOf('Q-0007-1') }).getAttribute('href')).toBe(
      '/api/quotes/5/pdf?version=1',
    );
  });

  test('says what is missing, and cannot be done before', async () => {
    const content = { ...aQuote().content, customer: { ...aQuote().content.customer, email: '' }, lines: [] };
    await open({ [`GET ${ONE}`]: aQuote({ content }) }, '/quotes/5/send');
    const modal = await dialog();
    expect(modal.getByText(quoteValidation.noEmail)).toBeDefined();
    expect(modal.getByText(quoteValidation.noLines)).toBeDefined();
    expect(modal.queryByRole('button', { name: sentMessages.send })).toBeNull();
  });

  test('waits for unsaved changes', async () => {
    const { router } = await open();
    fireEvent.change(screen.getByLabelText(messages.titleOfQuote), { target: { value: 'Island' } });
    fireEvent.click(screen.getByRole('button', { name: messages.send }));
    expect(await screen.findByText(messages.saveFirst)).toBeDefined();
    expect(router.state.location.pathname).toBe('/quotes/5');
  });

  test('so does the PDF, which would show what is stored', async () => {
    await open();
    const follow = () => fireEvent.click(screen.getByRole('link', { name: messages.previewPdf }));
    // jsdom opens no page: an event that nobody stopped is one that the browser follows.
    expect(follow()).toBe(true);
    fireEvent.change(screen.getByLabelText(messages.titleOfQuote), { target: { value: 'Island' } });
    expect(follow()).toBe(false);
    expect(await screen.findByText(messages.saveFirst)).toBeDefined();
  });

  test('questions are answered, and the text stays when that failed', async () => {
    const question = {
      id: 1,
      from: 'customer' as const,
      author: 'Priya',
      text: 'Oak?',
      at: '2025-01-02T10:00:00.000Z',
    };
    const answer = { ...question, id: 2, from: 'seller' as const, author: 'Ann Bell', text: 'Yes' };
    const url = `POST ${ONE}/answers`;
    const { server } = await open({
      [`GET ${ONE}`]: sent({ messages: [question], has_question: true }),
      [url]: new FakeError(500, { message: 'Broken' }),
    });
    const box = screen.getByLabelText<HTMLTextAreaElement>(sentMessages.answer);
    fireEvent.change(box, { target: { value: 'Yes' } });
    fireEvent.click(screen.getByRole('button', { name: sentMessages.answerSend }));
    expect(await screen.findByText(/Broken/)).toBeDefined();
    expect(box.value).toBe('Yes');
    server.routes[url] = sent({ messages: [question, answer] });
    fireEvent.click(screen.getByRole('button', { name: sentMessages.answerSend }));
    await waitFor(() => expect(box.value).toBe(''));
    expect(server.sent(url)[1]?.body).toEqual({ text: 'Yes' });
    expect(within(screen.getByRole('list', { name: sentMessages.messages })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('an answer typed while another is sent stays, and a sent one is not there again later', async () => {
    const url = `POST ${ONE}/answers`;
    let respond: (quote: Quote) => void = () => undefined;
    const { router } = await open({
      [`GET ${ONE}`]: sent(),
      [url]: () => new Promise<Quote>((resolve) => (respond = resolve)),
      'GET /api/quotes': [],
    });
    const box = () => screen.getByLabelText<HTMLTextAreaElement>(sentMessages.answer);
    const send = async (text: string): Promise<void> => {
      fireEvent.change(box(), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: sentMessages.answerSend }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: sentMessages.answerSend }).getAttribute('aria-busy')).toBe('true'),
      );
    };
    await send('Yes');
    fireEvent.change(box(), { target: { value: 'And in walnut' } });
    respond(sent());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: sentMessages.answerSend }).getAttribute('aria-busy')).toBe('false'),
    );
    expect(box().value).toBe('And in walnut');

    await send('And in walnut');
    await router.navigate({ to: '/quotes' });
    await waitFor(() => expect(screen.queryByLabelText(sentMessages.answer)).toBeNull());
    respond(sent());
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('And in walnut'));
  });

  test('a quote that was sent is marked as lost with a reason, and reopened', async () => {
    const { server } = await open(
      {
        [`GET ${ONE}`]: sent(),
        [`POST ${ONE}/lost`]: sent({ state: 'lost', lost_reason: 'Too dear', revision: 5 }),
        [`POST ${ONE}/reopen`]: sent({ revision: 6 }),
      },
      '/quotes/5/lost',
    );
    const modal = within(await screen.findByRole('dialog', { name: sentMessages.lostTitle }));
    fireEvent.change(modal.getByLabelText(sentMessages.reason), { target: { value: 'Too dear' } });
    fireEvent.click(modal.getByRole('button', { name: sentMessages.lose }));
    expect(await screen.findByText(sentMessages.lostReason('Too dear'), { exact: false })).toBeDefined();
    expect(server.sent(`POST ${ONE}/lost`)[0]?.body).toEqual({ revision: 4, reason: 'Too dear' });
    expect(cell(messages.quantity, 'Oak Panel').readOnly).toBe(true);
    fireEvent.click(await screen.findByRole('button', { name: sentMessages.reopen }));
    expect(await screen.findByRole('button', { name: messages.send })).toBeDefined();
  });

  test.each([
    ['accepted', sent({ state: 'accepted' }), messages.acceptedHelp],
    ['another seller’s', aQuote({ can_edit: false }), messages.readOnlyHelp],
  ])('a quote that is %s cannot be changed', async (_case, quote, sentence) => {
    await open({ [`GET ${ONE}`]: quote });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(cell(messages.quantity, 'Oak Panel').readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(messages.name).readOnly).toBe(true);
    for (const name of [messages.send, messages.addLine, messages.remove('Oak Panel')])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('an accepted quote is duplicated for a new offer', async () => {
  const copy = aQuote({ id: 6, number: 'Q-0008' });
  const { server, router } = await open({
    [`GET ${ONE}`]: aQuote({ state: 'accepted', versions: 1 }),
    'POST /api/organisations/7/quotes': copy,
    'GET /api/quotes/6': copy,
  });
  fireEvent.click(await screen.findByRole('button', { name: messages.duplicate }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/6'));
  expect(server.sent('POST /api/organisations/7/quotes')[0]?.body).toEqual({ copy_of: 5 });
});

test('a quote that is accepted while it is edited shows what was accepted, and its copy has the edits', async () => {
  const copy = aQuote({ id: 6, number: 'Q-0008' });
  const { server, router } = await open({
    [`GET ${ONE}`]: aQuote({ state: 'sent', versions: 1 }),
    'POST /api/organisations/7/quotes': copy,
    'GET /api/quotes/6': copy,
  });
  type(cell(messages.quantity, 'Oak Panel'), '9');
  server.routes[`GET ${ONE}`] = aQuote({ state: 'accepted', versions: 1 });
  theSocket().accept();
  theSocket().tell({ event: 'quote updated', data: { quote_id: 5 } });
  await screen.findByText(messages.acceptedHelp);
  expect(cell(messages.quantity, 'Oak Panel').value).toBe('2');

  fireEvent.click(screen.getByRole('button', { name: messages.duplicate }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/6'));
  await waitFor(() => expect(cell(messages.quantity, 'Oak Panel').value).toBe('9'));
  expect(await saveButton()).toBeDefined();
});

test('a quote that is deleted after its user went back leads nowhere, and is not read again', async () => {
  let answer: () => void = () => undefined;
  const { server, router, user, queryClient } = renderApp('/support', {
    [`GET ${ONE}`]: aQuote(),
    [`DELETE ${ONE}`]: () => new Promise((resolve) => (answer = () => resolve({ success: true }))),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/support'));
  await router.navigate({ to: '/quotes/5' });
  await screen.findByRole('heading', { name: 'Q-0007' });
  await user.click(screen.getByRole('button', { name: messages.more }));
  await user.click(await screen.findByRole('menuitem', { name: sentMessages.delete, hidden: true }));
  const question = within(await screen.findByRole('alertdialog', { name: sentMessages.deleteTitle }));
  fireEvent.click(question.getByRole('button', { name: sentMessages.delete }));
  await waitFor(() => expect(server.sent(`DELETE ${ONE}`)).toHaveLength(1));
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Q-0007' })).toBeNull());
  answer();
  expect(await screen.findByText(sentMessages.deleted('Q-0007'))).toBeDefined();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(router.state.location.pathname).toBe('/support');
  expect(server.sent(`GET ${ONE}`)).toHaveLength(1);
});
