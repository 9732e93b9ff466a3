import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import { idsOf } from '@vitrine/domain/catalogue/new-items';
import { parseCsv } from '@vitrine/domain/sheets/csv';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuratorQuery, tenantKey } from '../../../session/queries.ts';
import { excelBook, inline, sheetData } from '../../../test/excel-book.ts';
import { installFakeUploads } from '../../../test/fake-upload.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';
import { tabsOf } from '../data-tabs.ts';
import { readImport } from './read-import.ts';

beforeAll(async () => {
  await Promise.all([
    import('../DataScreen.tsx'),
    import('./ImportModal.tsx'),
    import('../../../pages/ConfiguratorPage.tsx'),
  ]);
});
beforeEach(() => void installFakeUploads());

const IMAGES = { 'layers/doors/oak.webp': { frame: [1, 1], rect: [0, 0, 1, 1], variants: [] } };

type File = Parameters<typeof tabsOf>[0];
const dryRun = async (text: string, key = '1', file: File = aLayeredFile(), administrator = true) => {
  const tab = tabsOf(file).find((each) => each.key === key);
  if (!tab) throw new Error(key);
  const creating = administrator ? { file, images: IMAGES as never, taken: idsOf(file) } : null;
  const run = await readImport(parseCsv(text), {
    tab,
    edits: new Map(),
    isLocked: () => false,
    currency: 'GBP',
    creating,
  });
  if ('issue' in run) throw new Error(run.issue);
  return run;
};

describe('a row without an ID, or with a new one,', () => {
  test('becomes an item with every column read as in the table', async () => {
    const { created, issues, unknown } = await dryRun(
      'ID,Name,Range,SKU,Price,Active,Image\n,Matt Oak,matt,A-1,"£1,200.50",no,layers/doors/oak.webp\nD9,Gloss Oak,Gloss,,,,\n',
    );
    expect([issues, unknown]).toEqual([[], []]);
    expect(created.map(({ item, location }) => [location, item])).toEqual([
      [
        1,
        {
          ...{ id: 'matt-oak', name: 'Matt Oak', product_code: 'A-1', price: 1200.5, disabled: true },
          filter: [{ name: 'Door Range', options: ['Matt'], group: 'door_range' }],
          image_path: 'layers/doors/oak.webp',
        },
      ],
      [1, expect.objectContaining({ id: 'D9', name: 'Gloss Oak', disabled: null })],
    ]);
    expect(created.map(({ notes }) => notes)).toEqual([[], ['No image, so nothing is drawn for this item.']]);
  });

  test('names each value that is no such value, and is left out as a whole', async () => {
    const { created, issues } = await dryRun(
      'ID,Name,Range,Price,Image\n,,,1,\n,Oak,Shiny,2,\n,Ash,,"1,5",\n,Elm,,NaN,\n,Fir,,3,../a.webp\nD8,Yew,,4,\nD8,Yew,,4,\n',
    );
    expect(issues.map(({ line, column, issue }) => [line, column, issue])).toEqual([
      [2, 'Name', 'Product Name is required!'],
      [3, 'Range', "'Shiny' is not an option of this layer"],
      [4, 'Price', 'Invalid number'],
      [5, 'Price', 'Invalid number'],
      [6, 'Image', 'Enter the path of a WebP, PNG or JPEG image'],
      [8, 'ID', 'Duplicate ID'],
    ]);
    expect(created.map(({ item }) => item.id)).toEqual(['D8']);
  });

  test('is created with a note when an image that it names is missing, or its name is there already', async () => {
    const [row] = (await dryRun('ID,Name,Image\n,Matt Cashmere,layers/doors/new.webp\n')).created;
    expect(row?.notes).toEqual([
      'Image layers/doors/new.webp is missing. Upload it with Update.',
      'An item with this name already exists.',
    ]);
  });

  test('is left out where a text, an option or an ID has lost characters', async () => {
    const { created, issues } = await dryRun('ID,Name,Range\n,gr\uFFFDn,\n,Oak,M\uFFFDtt\nD\uFFFD,Elm,\n');
    expect(created).toEqual([]);
    expect(issues.map(({ line, column, issue }) => [line, column, issue])).toEqual([
      [2, 'Name', catalogueMessages.charactersLost],
      [3, 'Range', catalogueMessages.charactersLost],
      [4, 'ID', catalogueMessages.charactersLost],
    ]);
  });

  test.each([
    ['flakes', aFloorsFile(), 'ID,Name,Colour,Tags\n,Slate,#334455,"grey, dark"\n', 'slate'],
    ['materials', aRobeFile(), 'ID,Name,Colour,Active\n,Slate,#334455,no\n', 'slate'],
    ['doors', aRobeFile(), 'ID,Name,Price\nDR-9,Two Panel,20\n', 'DR-9'],
  ])('is created among %s', async (key, file, text, id) => {
    const { created, issues } = await dryRun(text, key, file);
    expect(issues).toEqual([]);
    expect(created.map(({ item, location }) => [location, item.id])).toEqual([[key, id]]);
  });

  test.each([
    ['door ranges', 'pano_doors', aLayeredFile()],
    ['internals', 'internals', aRobeFile()],
    ['blends', 'blends', aFloorsFile()],
  ])('is an issue among %s, which a table cannot describe', async (_name, key, file) => {
    const { created, issues } = await dryRun('ID,Name\nnew,New\n', key, file);
    expect([created.length, issues[0]?.issue.includes('with a data file')]).toEqual([0, true]);
  });

  test('is an issue for those who are no administrators', async () => {
    const { created, issues } = await dryRun('ID,Name\nD9,Oak\n', '1', aLayeredFile(), false);
    expect(created).toEqual([]);
    expect(issues.map(({ issue }) => issue)).toEqual(['Unknown ID. Only administrators can add items']);
  });
});

describe('creating', () => {
  const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
  const file = aLayeredFile();
  const made = aConfigurator({ versions: [1.002, 1.001, 1] });
  const open = async (address: string, answer: () => Promise<object> = async () => withVersions(made)) => {
    const app = renderApp(address, {
      'GET /api/user': aUser({ is_admin: true }),
      [`GET ${base}/v/1.001/data.json`]: file,
      [`GET ${base}/v/1/data.json`]: file,
      [`GET ${base}/v/1.002/data.json`]: file,
      'POST /api/configurators/1/version/major': answer,
    });
    const modal = within(await screen.findByRole('dialog', { name: 'Import' }));
    const text = 'ID,Name,Price\nD1,Matt Snow,39\n,Matt Oak,50\n';
    const chosen = { target: { files: [new File([text], 'doors.csv')] } };
    fireEvent.change(modal.getByLabelText('CSV or Excel file'), chosen);
    await modal.findByText('1 new, 1 changed, 0 unchanged, 0 with issues');
    return { ...app, modal };
  };

  test('saves the new items and the changes of the file as the next version, and opens it', async () => {
    const { server, router, modal } = await open('/configurators/1/data/import?layer=1');
    const row = within(modal.getByRole('table', { name: 'New items' })).getByRole('row', { name: /Matt Oak/ });
    expect(row.textContent).toContain('ID matt-oak · Price 50');
    fireEvent.click(modal.getByRole('button', { name: 'Create 1 item in v1.002' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ layer: 1, version: 1.002 }));
    const [sent] = server.sent('POST /api/configurators/1/version/major');
    const { json_data, ...form } = (sent?.body ?? {}) as Record<string, Blob>;
    expect(form).toEqual({ _method: 'PATCH', new_version: '1.002' });
    const doors = JSON.parse((await json_data?.text()) ?? '{}').layers[1].items;
    expect(doors).toHaveLength(5);
    expect([doors[0].name, doors[4].id, doors[4].price]).toEqual(['Matt Snow', 'matt-oak', 50]);
  });

  test('opens the version that was sent, also where the news of it is faster than the answer', async () => {
    let send: (answer: object) => void = () => undefined;
    const answer = () => new Promise<object>((resolve) => (send = resolve));
    const { queryClient, router, modal } = await open('/configurators/1/data/import?layer=1', answer);
    fireEvent.click(modal.getByRole('button', { name: 'Create 1 item in v1.002' }));
    const key = configuratorQuery(tenantKey(null), 1).queryKey;
    await act(async () => void queryClient.setQueryData(key, withVersions(made)));
    await waitFor(() => expect(modal.queryByRole('button', { name: /^Create/ })).toBeNull());
    send(withVersions(made));
    await waitFor(() => expect(router.state.location.search).toEqual({ layer: 1, version: 1.002 }));
  });

  test('says of an Excel file which sheet is read and which line has an error, and of an older one what to do', async () => {
    const { modal } = await open('/configurators/1/data/import?layer=1');
    const choose = (file: globalThis.File): boolean =>
      fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files: [file] } });
    const rows = {
      3: inline('A3', 'ID') + inline('B3', 'Price'),
      6: `${inline('A6', 'D1')}<c r="B6" t="e"><v>#N/A</v></c>`,
    };
    const sheets = [
      { name: 'Doors', xml: sheetData(rows) },
      { name: 'Walls', xml: sheetData({}) },
    ];
    choose(await excelBook({ sheets }));
    await modal.findByText('Only the sheet Doors is read, not the other one.');
    expect(
      within(modal.getByRole('table', { name: 'Issues' }))
        .getAllByRole('row')
        .at(-1)?.textContent,
    ).toBe(`6Price#N/A${sheetMessages.formulaError}`);
    choose(new globalThis.File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'doors.xls'));
    await modal.findByText(sheetMessages.oldExcel);
    expect(modal.queryByRole('table')).toBeNull();
  });

  test('is not offered on a version that has a later one', async () => {
    const { modal } = await open('/configurators/1/data/import?layer=1&version=1');
    expect(modal.getByText(/^New items need the newest version/)).toBeDefined();
    expect(modal.queryByRole('button', { name: /^Create/ })).toBeNull();
  });
});
