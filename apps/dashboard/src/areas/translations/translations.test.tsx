import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { ImportReport, TranslatedWord } from '@vitrine/contract/translations/schemas';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../test/samples.ts';

beforeAll(async () => {
  await import('./TranslationsScreen.tsx');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const AT = '/api/configurators/1/translations';
const GLOSSARY = '/api/organisations/7/glossary';

const aWord = (place: string, source: string, overrides: Partial<TranslatedWord> = {}): TranslatedWord => ({
  ...{ place, source, kind: 'item', context: 'Doors', max_length: 200, status: 'missing', inherited: false },
  ...{ text: null, source_text: null, updated_at: null, updated_by: null },
  ...overrides,
});
const done = (place: string, source: string, text: string, sourceText = source): TranslatedWord =>
  aWord(place, source, { text, source_text: sourceText, status: sourceText === source ? 'done' : 'outdated' });
const WORDS = [
  aWord('a', 'Oak'),
  done('b', 'Ash', 'Esche'),
  done('c', 'Black Walnut', 'Nuss', 'Walnut'),
  aWord('d', 'Hello {name}'),
];
const counts = { missing: 2, outdated: 1, done: 1, live: true };
const PROGRESS = {
  ...{ source_language: 'en-gb', catalogue_language: null, main_language: 'en-gb' },
  languages: [
    { ...counts, language: 'de' },
    { language: 'fr', missing: 4, outdated: 0, done: 0, live: false },
  ],
};
const routes: FakeRoutes = {
  'GET /api/configurators/1': withVersions(aConfigurator()),
  [`GET ${AT}`]: PROGRESS,
  [`GET ${AT}/de`]: { language: 'de', source_language: 'en-gb', words: WORDS },
  [`GET ${AT}/fr`]: { language: 'fr', source_language: 'en-gb', words: [aWord('a', 'Oak')] },
  [`GET ${GLOSSARY}`]: [],
};
const open = async (more: FakeRoutes = {}, address = '/configurators/1/translations') => {
  const app = renderApp(address, { ...routes, ...more });
  await screen.findByLabelText(messages.translationOf('Oak'));
  return app;
};
const cell = (source: string) => screen.getByLabelText<HTMLInputElement>(messages.translationOf(source));
const type = (source: string, text: string): void => {
  fireEvent.focus(cell(source));
  fireEvent.change(cell(source), { target: { value: text } });
  fireEvent.blur(cell(source));
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('row').slice(1);
const answerOf = (...words: TranslatedWord[]) => ({ saved: words.length, words });

describe('the words', () => {
  test('are listed with kind, layer, status and what an outdated one was made for', async () => {
    await open();
    expect(rows()).toHaveLength(4);
    const row = screen.getByRole('row', { name: /Black Walnut/ });
    for (const text of [/Item/, /Doors/, /Walnut/, messages.statuses.outdated])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    expect(within(row).getByText('Walnut').tagName).toBe('DEL');
    expect(screen.getByText('1 of 4 translated, 1 outdated')).toBeDefined();
  });

  test('are filtered and searched; the filter is part of the address', async () => {
    const { router } = await open();
    fireEvent.change(screen.getByLabelText(messages.show), { target: { value: 'missing' } });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(router.state.location.search).toMatchObject({ show: 'missing' });
    fireEvent.change(screen.getByLabelText(messages.search), { target: { value: 'hel' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.change(screen.getByLabelText(messages.search), { target: { value: 'nothing' } });
    fireEvent.click(await screen.findByRole('button', { name: messages.showAll }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  test('of another language are those of the address', async () => {
    const { server } = await open({}, '/configurators/1/translations?lang=fr');
    expect(server.sent(`GET ${AT}/fr`)).toHaveLength(1);
    expect(rows()).toHaveLength(1);
  });

  test('stay on screen when another language gets more translations', async () => {
    const { server, queryClient } = await open();
    const languages = [
      { ...counts, language: 'de' },
      { language: 'fr', missing: 0, outdated: 0, done: 4, live: false },
    ];
    server.routes[`GET ${AT}`] = { ...PROGRESS, languages };
    await act(() => queryClient.invalidateQueries());
    const choice = screen.getByLabelText<HTMLSelectElement>(messages.language);
    await waitFor(() => expect(choice.textContent).toContain('4/4'));
    expect(choice.value).toBe('de');
    expect(server.sent(`GET ${AT}/fr`)).toEqual([]);
  });

  test('are lines on phones', async () => {
    setPhone(true);
    await open();
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('list', { name: messages.title })).getAllByRole('listitem')).toHaveLength(4);
  });

  test('are closed to users without the permission', async () => {
    const { router, server } = renderApp('/configurators/1/translations', {
      ...routes,
      'GET /api/user': aUser({ permissions: [] }),
    });
    await waitFor(() => expect(router.state.location.pathname).not.toContain('translations'));
    expect(server.sent(`GET ${AT}`)).toEqual([]);
  });

  test('that did not load can be asked for again', async () => {
    renderApp('/configurators/1/translations', {
      ...routes,
      [`GET ${AT}/de`]: new FakeError(500, { message: 'Broken', code: 'server.failed' }),
    });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
  });
});

describe('a translation', () => {
  test('is typed, saved with the source it is made for, and then done', async () => {
    const saved = done('a', 'Oak', 'Eiche');
    const { server } = await open({ [`PUT ${AT}/de`]: answerOf(saved) });
    type('Oak', 'Eiche');
    press(messages.save);
    await screen.findByText(messages.savedLive);
    const changes = [{ place: 'a', text: 'Eiche', source: 'Oak', seen: null }];
    expect(server.sent(`PUT ${AT}/de`)[0]?.body).toEqual({ changes });
    expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
    expect(cell('Oak').value).toBe('Eiche');
  });

  test('keys: Enter goes down, Escape restores, Ctrl+Enter copies the source, Ctrl+S saves', async () => {
    const { server } = await open({ [`PUT ${AT}/de`]: answerOf(done('a', 'Oak', 'Oak')) });
    act(() => cell('Ash').focus());
    fireEvent.change(cell('Ash'), { target: { value: 'Eschen' } });
    fireEvent.keyDown(cell('Ash'), { key: 'Escape' });
    expect(cell('Ash').value).toBe('Esche');
    act(() => cell('Oak').focus());
    fireEvent.keyDown(cell('Oak'), { key: 'Enter', ctrlKey: true });
    expect(cell('Oak').value).toBe('Oak');
    fireEvent.keyDown(cell('Oak'), { key: 'Enter' });
    expect(document.activeElement).toBe(cell('Ash'));
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.sent(`PUT ${AT}/de`)).toHaveLength(1));
  });

  test('Ctrl+Enter copies the source also over what is being typed', async () => {
    await open();
    act(() => cell('Oak').focus());
    fireEvent.change(cell('Oak'), { target: { value: 'Eich' } });
    fireEvent.keyDown(cell('Oak'), { key: 'Enter', ctrlKey: true });
    expect(cell('Oak').value).toBe('Oak');
    fireEvent.blur(cell('Oak'));
    expect(cell('Oak').value).toBe('Oak');
  });

  test('that breaks a placeholder says so beside the cell, stays, and is not sent', async () => {
    const { server } = await open({ [`PUT ${AT}/de`]: answerOf(done('a', 'Oak', 'Eiche')) });
    type('Hello {name}', 'Hallo');
    expect(screen.getByText(messages.placeholderMissing('{name}'))).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
    type('Oak', 'Eiche');
    press(messages.save);
    await screen.findByText(messages.savedLive);
    expect(server.sent(`PUT ${AT}/de`)[0]?.body).toMatchObject({ changes: [{ place: 'a' }] });
    expect(cell('Hello {name}').value).toBe('Hallo');
  });

  test('without a term of the glossary is marked and can be saved', async () => {
    const terms = [{ id: 1, source: 'oak', targets: { de: 'Eiche' }, note: '' }];
    await open({ [`GET ${GLOSSARY}`]: terms });
    type('Oak', 'Buche');
    expect(await screen.findByText(messages.termMissingIn('oak', 'Eiche'))).toBeDefined();
    expect(screen.getByRole('button', { name: messages.save })).toBeDefined();
  });

  test('markup is text', async () => {
    await open();
    type('Oak', '<b>Eiche</b><script>alert(1)</script>');
    expect(cell('Oak').value).toContain('<script>');
    expect(document.querySelector('main b, main script')).toBeNull();
  });

  test('several are pasted downward; Ctrl+Z undoes them', async () => {
    await open();
    act(() => cell('Oak').focus());
    fireEvent.paste(cell('Oak'), { clipboardData: { getData: () => 'Eiche\nEschen\nNussbaum' } });
    expect([cell('Oak').value, cell('Ash').value, cell('Black Walnut').value]).toEqual(['Eiche', 'Eschen', 'Nussbaum']);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['', 'Esche']);
  });

  test('a pasted cell of several lines keeps them', async () => {
    await open();
    act(() => cell('Oak').focus());
    fireEvent.paste(cell('Oak'), { clipboardData: { getData: () => '"Eiche\nmassiv ""A"""\nEschen\n' } });
    act(() => cell('Black Walnut').focus());
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['Eiche↵massiv "A"', 'Eschen']);
  });

  test('the note of a paste goes with the next change, Cancel or save', async () => {
    await open({ [`PUT ${AT}/de`]: answerOf(done('a', 'Oak', 'Eiche')) });
    const note = () => screen.queryByText(messages.pastedColumns);
    const paste = () => {
      act(() => cell('Oak').focus());
      fireEvent.paste(cell('Oak'), { clipboardData: { getData: () => 'Eiche\tQuercus' } });
      expect(note()).not.toBeNull();
      act(() => cell('Black Walnut').focus());
      expect(note()).not.toBeNull();
    };
    paste();
    type('Ash', 'Eschen');
    expect(note()).toBeNull();
    press(uiMessages.cancel);
    paste();
    press(uiMessages.cancel);
    expect(note()).toBeNull();
    paste();
    press(messages.save);
    await waitFor(() => expect(note()).toBeNull());
  });

  test('Enter is one step to undo, and Cancel can be undone', async () => {
    await open();
    act(() => cell('Oak').focus());
    fireEvent.change(cell('Oak'), { target: { value: 'Eiche' } });
    fireEvent.keyDown(cell('Oak'), { key: 'Enter' });
    type('Ash', 'Eschen');
    press(uiMessages.cancel);
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['', 'Esche']);
    const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    undo();
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['Eiche', 'Eschen']);
    undo();
    undo();
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['', 'Esche']);
  });

  test('stays when the save fails, after a reload, and leaving asks first', async () => {
    const error = new FakeError(503, { message: 'Busy', code: 'server.busy' });
    const { router, unmount } = await open({ [`PUT ${AT}/de`]: error });
    type('Oak', 'Eiche');
    press(messages.save);
    await screen.findByText(messages.saveFailed);
    expect(cell('Oak').value).toBe('Eiche');
    unmount();
    await open();
    expect(cell('Oak').value).toBe('Eiche');
    void router;
    fireEvent.click(screen.getByRole('link', { name: 'Data' }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
  });

  test('that somebody else changed meanwhile shows theirs, and yours stays until it is saved again', async () => {
    const theirs = [done('a', 'Oak', 'Eichenholz'), ...WORDS.slice(1)];
    let reads = 0;
    let saves = 0;
    const { server } = await open({
      [`GET ${AT}/de`]: () => ({ language: 'de', source_language: 'en-gb', words: reads++ === 0 ? WORDS : theirs }),
      [`PUT ${AT}/de`]: () =>
        saves++ === 0
          ? new FakeError(409, { message: 'Moved', code: 'translations.moved' })
          : answerOf(done('a', 'Oak', 'Eiche')),
    });
    type('Oak', 'Eiche');
    press(messages.save);
    await screen.findByText(messages.movedTitle);
    expect(screen.getByText(messages.theirs('Eichenholz'))).toBeDefined();
    expect(cell('Oak').value).toBe('Eiche');
    press(messages.save);
    await screen.findByText(messages.savedLive);
    expect(server.sent(`PUT ${AT}/de`)[1]?.body).toMatchObject({ changes: [{ seen: 'Eichenholz' }] });
  });
});

describe('several words at once', () => {
  const select = (...sources: string[]): void => {
    for (const source of sources) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${source}` }));
  };

  test('get their source, are cleared, and marked as right', async () => {
    const { server } = await open({ [`PUT ${AT}/de`]: answerOf() });
    select('Oak', 'Ash', 'Black Walnut');
    press(messages.markRight);
    press(messages.save);
    await waitFor(() => expect(server.sent(`PUT ${AT}/de`)).toHaveLength(1));
    const changes = [{ place: 'c', text: 'Nuss', source: 'Black Walnut', seen: 'Nuss' }];
    expect(server.sent(`PUT ${AT}/de`)[0]?.body).toEqual({ changes });
    press(messages.copySource);
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['Oak', 'Ash']);
    press(messages.clear);
    expect([cell('Oak').value, cell('Ash').value]).toEqual(['', '']);
  });

  test('are filled from identical words', async () => {
    await open({ [`GET ${AT}/de/identical`]: [{ source: 'Oak', text: 'Eiche' }] });
    press(messages.fillIdentical);
    await screen.findByText(messages.filled(1));
    expect(cell('Oak').value).toBe('Eiche');
  });

  test('are not filled where a translation was typed or saved meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    await open({
      [`GET ${AT}/de/identical`]: () => new Promise((resolve) => (answer = resolve)),
      [`PUT ${AT}/de`]: answerOf(done('c', 'Black Walnut', 'Nussbaum')),
    });
    type('Black Walnut', 'Nussbaum');
    press(messages.fillIdentical);
    press(messages.save);
    await screen.findByText(messages.savedLive);
    type('Oak', 'Steineiche');
    const found = ['Oak', 'Black Walnut', 'Hello {name}'];
    await act(async () => answer(found.map((source) => ({ source, text: 'Theirs {name}' }))));
    await screen.findByText(messages.filled(1));
    expect([cell('Oak').value, cell('Black Walnut').value]).toEqual(['Steineiche', 'Nussbaum']);
    expect(cell('Hello {name}').value).toBe('Theirs {name}');
  });
});

describe('files', () => {
  const report = (overrides: Partial<ImportReport> = {}): ImportReport => ({
    applied: false,
    counts: { changed: 1, outdated: 1, unknown: 1, invalid: 1, unchanged: 2, empty: 3 },
    changed: [{ place: 'a', source: 'Oak', text: 'Eiche', before: null }],
    outdated: [{ place: 'c', source: 'Walnut', text: 'Nuss', source_now: 'Black Walnut', before: null }],
    unknown: [{ place: 'x', source: 'Gone', text: 'Weg' }],
    invalid: [{ place: 'd', source: 'Hello {name}', text: 'Hallo', message: messages.placeholderMissing('{name}') }],
    ...overrides,
  });
  const openMenu = async (item: string): Promise<void> => {
    press(messages.more);
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('are exported for the language and the status', async () => {
    await open();
    press(messages.more);
    const link = await screen.findByRole('menuitem', { name: messages.exportXliff(messages.exportMissing) });
    expect(link.getAttribute('href')).toBe('/api/configurators/1/translations/de/export/xliff?status=missing');
  });

  test('are imported after a look at what would change', async () => {
    const { server } = await open({ [`POST ${AT}/de/import`]: report() });
    await openMenu(messages.importTitle);
    const file = new File(['<xliff/>'], 'de.xlf');
    fireEvent.change(await screen.findByLabelText(messages.importFile), { target: { files: [file] } });
    for (const text of [messages.importChanged(1), messages.importOutdated(1), messages.importUnknown(1)])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByText(messages.placeholderMissing('{name}'))).toBeDefined();
    expect(server.sent(`POST ${AT}/de/import`)[0]?.body).toEqual({ xliff: '<xliff/>', apply: false });
    fireEvent.click(screen.getByLabelText(messages.importTakeOutdated));
    press(messages.importApply(2));
    await waitFor(() => expect(server.sent(`POST ${AT}/de/import`)).toHaveLength(2));
    expect(server.sent(`POST ${AT}/de/import`)[1]?.body).toEqual({ xliff: '<xliff/>', apply: true, outdated: true });
  });

  test('stay open while they are imported, and name how many words that changed', async () => {
    let answer: () => void = () => undefined;
    await open({
      [`POST ${AT}/de/import`]: ({ body }: { body: unknown }) =>
        (body as { apply: boolean }).apply
          ? new Promise((resolve) => (answer = () => resolve(report({ applied: true }))))
          : report(),
    });
    await openMenu(messages.importTitle);
    const field = await screen.findByLabelText(messages.importFile);
    fireEvent.change(field, { target: { files: [new File(['<xliff/>'], 'de.xlf')] } });
    const modal = within(await screen.findByRole('dialog', { name: messages.importTitle }));
    fireEvent.click(await modal.findByRole('button', { name: messages.importApply(1) }));
    const isDisabled = (control: HTMLElement) => control.hasAttribute('disabled');
    const controls = [
      ...modal.getAllByRole('button', { name: /Cancel|Close/ }),
      modal.getByLabelText(messages.importAgain),
      modal.getByLabelText(messages.importTakeOutdated),
    ];
    await waitFor(() => expect(controls.map(isDisabled)).toEqual(controls.map(() => true)));
    await act(async () => answer());
    expect(await screen.findByText(messages.imported(1))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.importTitle })).toBeNull());
  });

  test('are those of the file that was chosen last, whichever is checked first', async () => {
    let answer: () => void = () => undefined;
    const { server } = await open({
      [`POST ${AT}/de/import`]: ({ body }: { body: unknown }) =>
        (body as { xliff: string }).xliff === 'first'
          ? new Promise((resolve) => (answer = () => resolve(report({ counts: { ...report().counts, changed: 7 } }))))
          : report(),
    });
    await openMenu(messages.importTitle);
    const choose = (content: string): void =>
      void fireEvent.change(screen.getByLabelText(messages.importFile), {
        target: { files: [new File([content], 'de.xlf')] },
      });
    await screen.findByLabelText(messages.importFile);
    choose('first');
    await waitFor(() => expect(server.sent(`POST ${AT}/de/import`)).toHaveLength(1));
    choose('second');
    await screen.findByText(messages.importChanged(1));
    await act(async () => answer());
    press(messages.importApply(1));
    await waitFor(() => expect(server.sent(`POST ${AT}/de/import`)).toHaveLength(3));
    expect(server.sent(`POST ${AT}/de/import`)[2]?.body).toMatchObject({ xliff: 'second', apply: true });
  });

  test('that cannot be read say why', async () => {
    const error = new FakeError(422, { message: messages.fileUnreadable, code: 'translations.file_unreadable' });
    await open({ [`POST ${AT}/de/import`]: error });
    await openMenu(messages.importTitle);
    fireEvent.change(await screen.findByLabelText(messages.importFile), {
      target: { files: [new File(['a;b'], 'a.xlf')] },
    });
    expect(await screen.findByText(new RegExp(messages.fileUnreadable))).toBeDefined();
  });
});

describe('the glossary', () => {
  test('is added to, and asks before it deletes', async () => {
    const term = { id: 5, source: 'Ash', targets: { de: 'Esche' }, note: '' };
    const { server } = await open({
      [`GET ${GLOSSARY}`]: [term],
      [`POST ${GLOSSARY}`]: { ...term, id: 6 },
      [`DELETE ${GLOSSARY}/5`]: { success: true },
    });
    press(messages.more);
    fireEvent.click(await screen.findByRole('menuitem', { name: messages.glossary }));
    fireEvent.change(await screen.findByLabelText(messages.term), { target: { value: 'Oak' } });
    fireEvent.change(screen.getByLabelText('German'), { target: { value: 'Eiche' } });
    press(messages.addTerm);
    await waitFor(() => expect(server.sent(`POST ${GLOSSARY}`)).toHaveLength(1));
    expect(server.sent(`POST ${GLOSSARY}`)[0]?.body).toEqual({ source: 'Oak', note: '', targets: { de: 'Eiche' } });
    press(messages.deleteTermNamed('Ash'));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: messages.deleteTerm }));
    await waitFor(() => expect(server.sent(`DELETE ${GLOSSARY}/5`)).toHaveLength(1));
  });
});

describe('a term of the glossary', () => {
  const term = { id: 5, source: 'Ash', targets: { de: 'Esche' }, note: '' };
  const openGlossary = async (more: FakeRoutes) => {
    const app = await open({ [`GET ${GLOSSARY}`]: [term], ...more });
    press(messages.more);
    fireEvent.click(await screen.findByRole('menuitem', { name: messages.glossary }));
    return { ...app, field: await screen.findByLabelText<HTMLInputElement>(messages.term) };
  };

  test('keeps what a colleague has saved of it in another language', async () => {
    const { server } = await openGlossary({ [`PUT ${GLOSSARY}/5`]: term });
    fireEvent.click(await screen.findByRole('button', { name: messages.editTermNamed('Ash') }));
    fireEvent.change(screen.getByLabelText('German'), { target: { value: 'Eschenholz' } });
    server.routes[`GET ${GLOSSARY}`] = [{ ...term, targets: { de: 'Esche', fr: 'Frêne' }, note: 'The wood' }];
    press(messages.saveTerm);
    await waitFor(() => expect(server.sent(`PUT ${GLOSSARY}/5`)).toHaveLength(1));
    const targets = { de: 'Eschenholz', fr: 'Frêne' };
    expect(server.sent(`PUT ${GLOSSARY}/5`)[0]?.body).toEqual({ source: 'Ash', note: 'The wood', targets });
  });

  test('that is too long is not cut: the field says so, and nothing is sent', async () => {
    const { server, field } = await openGlossary({ [`POST ${GLOSSARY}`]: { ...term, id: 6 } });
    const long = 'a'.repeat(101);
    fireEvent.change(field, { target: { value: long } });
    expect(field.maxLength).toBe(-1);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    press(messages.addTerm);
    fireEvent.change(field, { target: { value: 'Oak' } });
    press(messages.addTerm);
    await waitFor(() => expect(server.sent(`POST ${GLOSSARY}`)).toHaveLength(1));
    expect(server.sent(`POST ${GLOSSARY}`)[0]?.body).toMatchObject({ source: 'Oak' });
  });

  test('that is half typed stays while another one is changed, and closing asks', async () => {
    const { field } = await openGlossary({});
    fireEvent.change(field, { target: { value: 'Oak' } });
    fireEvent.click(await screen.findByRole('button', { name: messages.editTermNamed('Ash') }));
    expect(field.value).toBe('Ash');
    fireEvent.change(field, { target: { value: 'Ash wood' } });
    const form = within(field.closest('form') as HTMLElement);
    fireEvent.click(form.getByRole('button', { name: uiMessages.cancel }));
    expect(field.value).toBe('Oak');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: uiMessages.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('Oak');
  });

  test('that is typed while another one is added stays', async () => {
    let answer: () => void = () => undefined;
    const { server, field } = await openGlossary({
      [`POST ${GLOSSARY}`]: () => new Promise((resolve) => (answer = () => resolve({ ...term, id: 6 }))),
    });
    fireEvent.change(field, { target: { value: 'Oak' } });
    press(messages.addTerm);
    await waitFor(() => expect(server.sent(`POST ${GLOSSARY}`)).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'Beech' } });
    answer();
    const button = screen.getByRole('button', { name: messages.addTerm });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(field.value).toBe('Beech');
  });
});

describe('the language of the catalogue', () => {
  const LANGUAGE = 'PUT /api/organisations/7/catalogue-language';
  const openDialog = async (more: FakeRoutes = {}) => {
    const app = await open(more);
    press(messages.changeSource);
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: messages.sourceTitle })) };
  };

  test('is changed, after a warning that names both languages', async () => {
    const changed = { source_language: 'fr', catalogue_language: 'fr', main_language: 'en-gb' };
    const { server, dialog } = await openDialog({ [LANGUAGE]: changed });
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText(messages.language), { target: { value: 'fr' } });
    expect(dialog.getByText(messages.sourceWarning('French', 'English (UK)'))).toBeDefined();
    fireEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.sourceTitle })).toBeNull());
    expect(server.sent(LANGUAGE).map(({ body }) => body)).toEqual([{ language: 'fr' }]);
    expect(server.received.filter(({ path }) => path === AT).length).toBeGreaterThan(1);
  });

  test('is asked for until it is changed', async () => {
    const { server, dialog } = await openDialog({ [LANGUAGE]: () => new Promise(() => undefined) });
    fireEvent.change(dialog.getByLabelText(messages.language), { target: { value: 'fr' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent(LANGUAGE)).toHaveLength(1));
    for (const button of dialog.getAllByRole<HTMLButtonElement>('button', { name: /Cancel|Close/ }))
      expect(button.disabled).toBe(true);
  });

  test('has no warning where the choice is the language that it has', async () => {
    const { dialog } = await openDialog();
    fireEvent.change(dialog.getByLabelText(messages.language), { target: { value: 'en-gb' } });
    expect(dialog.queryByText(/This changes no name/)).toBeNull();
  });

  test('is only read by users of a reseller, whose copies its manufacturer writes', async () => {
    await open({ 'GET /api/user': aUser({ reseller: { ...aUser().organisation, id: 9 } as never }) });
    expect(screen.queryByRole('button', { name: messages.changeSource })).toBeNull();
  });
});
