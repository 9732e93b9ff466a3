import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { aDoorRange, aDoorRangeGroup, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { beforeAll, expect, test, vi } from 'vitest';
import { readLater } from '../../test/read-later.ts';
import { renderApp } from '../../test/render-app.tsx';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('./DataScreen.tsx');
});

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

const open = async (file = aLayeredFile(), address = '/configurators/1/data?layer=1') => {
  const app = renderApp(address, { [`GET ${base}/v/1.001/data.json`]: file });
  await screen.findByRole('tab', { name: /Doors/ });
  return app;
};

const check = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const selected = () => screen.queryByRole('region', { name: 'Selected rows' })?.textContent ?? '';
const count = () => screen.queryByText(/^\d+ edits? in \d+ layers?$/)?.textContent;
const cell = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

test('Shift selects everything between, and disabling them is one step to undo', async () => {
  await open();
  check('Matt Porcelain');
  check('Gloss Arctic', true);
  expect(selected()).toContain('3 selected');
  press('Disable');
  expect(count()).toBe('3 edits in 1 layer');
  undo();
  expect(count()).toBeUndefined();
});

test('all shown rows are selected, and priced again by per cent', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Select all shown'));
  expect(selected()).toContain('4 selected');
  press('Change price');
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: 'ten' } });
  press('Change price');
  expect(screen.getByText('Enter an amount such as 5 or -2.50')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '10' } });
  press('Change price');
  expect(cell('Price of Gloss Dove').value).toBe('£42.90');
  expect(count()).toBe('4 edits in 1 layer');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change price' }));
});

test('a price of a currency with three decimals changes by three', async () => {
  const items = [anItem({ id: 'A', name: 'Oud', price: 12.345 })];
  await open(aLayeredFile({ currency: 'KWD', layers: [aLayer({ name: 'Doors', items })] }), '/configurators/1/data');
  check('Oud');
  press('Change price');
  fireEvent.change(screen.getByLabelText('How the price changes'), { target: { value: 'add' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.105' } });
  press('Change price');
  expect(cell('Price of Oud').value).toMatch(/^KWD\s12\.450$/);
});

test('rows of a door range that is off are left alone, and it says how many', async () => {
  await open(
    aLayeredFile({
      filter_groups: [
        aDoorRangeGroup([aDoorRange({ disabled: true }), aDoorRange({ id: 2, name: 'Gloss', safe_name: 'gloss' })]),
      ],
    }),
  );
  fireEvent.click(screen.getByLabelText('Select all shown'));
  press('Disable');
  expect(count()).toBe('2 edits in 1 layer');
  expect(screen.getByText(/^2 rows not changed because the door range is disabled/)).toBeDefined();
});

test('a change that does nothing shows why on each tab, also after one that did something', async () => {
  await open();
  const lower = (): void => {
    press('Change price');
    fireEvent.change(screen.getByLabelText('How the price changes'), { target: { value: 'add' } });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '-200' } });
    press('Change price');
  };
  fireEvent.click(screen.getByLabelText('Select all shown'));
  lower();
  expect(screen.getByText(/would be below zero/)).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /Walls/ }));
  await screen.findByLabelText('Name of Soft Linen');
  expect(screen.queryByText(/would be below zero/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Select all shown'));
  press('Disable');
  expect(count()).toBeDefined();
  lower();
  expect(screen.getByText(/would be below zero/)).toBeDefined();
});

test('another tab starts without a selection', async () => {
  await open();
  check('Matt Porcelain');
  fireEvent.click(screen.getByRole('tab', { name: /Walls/ }));
  await screen.findByLabelText('Name of Soft Linen');
  expect(selected()).toBe('');
});

test('Enter commits and moves down, arrows move to the next cell', async () => {
  await open();
  const price = cell('Price of Matt Porcelain');
  price.focus();
  fireEvent.change(price, { target: { value: '50' } });
  fireEvent.keyDown(price, { key: 'Enter' });
  expect(count()).toBe('1 edit in 1 layer');
  expect(document.activeElement).toBe(cell('Price of Matt Cashmere'));
  fireEvent.keyDown(cell('Price of Matt Cashmere'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(price);
  fireEvent.keyDown(price, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cell('SKU of Matt Porcelain'));
});

test('Enter stays where a price cannot be read', async () => {
  await open();
  const price = cell('Price of Matt Porcelain');
  price.focus();
  fireEvent.change(price, { target: { value: '1.234' } });
  fireEvent.keyDown(price, { key: 'Enter' });
  expect(document.activeElement).toBe(price);
  expect(screen.getByText('Invalid number')).toBeDefined();
});

test('Ctrl+S commits the cell and opens Save Changes', async () => {
  const { router } = await open();
  const price = cell('Price of Matt Porcelain');
  price.focus();
  fireEvent.change(price, { target: { value: '50' } });
  fireEvent.keyDown(price, { key: 's', ctrlKey: true });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data/save'));
});

const paste = (into: HTMLElement, text: string) => {
  const event = createEvent.paste(into, { clipboardData: { getData: () => text } });
  fireEvent(into, event);
  return event;
};

test('a pasted column fills downward as one step, and names what it could not take', async () => {
  await open();
  paste(cell('Price of Matt Cashmere'), '10\n£1,200.50\nfree\n4\n5\n');
  expect([cell('Price of Matt Cashmere').value, cell('Price of Gloss Arctic').value]).toEqual(['£10.00', '£1,200.50']);
  expect(count()).toBe('2 edits in 1 layer');
  expect(screen.getByText("Line 3 'free': Invalid number. 2 more lines than rows below")).toBeDefined();
  undo();
  expect(count()).toBeUndefined();
});

test('of several copied columns the first is pasted, and it says that the others are not', async () => {
  await open();
  paste(cell('Price of Matt Cashmere'), '10\tX-1\tred\n11\tX-2\tblue\n');
  expect(count()).toBe('2 edits in 1 layer');
  expect(screen.getByText('Only the first of 3 copied columns was pasted')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/copied columns/)).toBeNull();
});

test('a change that takes prices below zero changes nothing, and says so', async () => {
  await open();
  check('Matt Porcelain');
  press('Change price');
  fireEvent.change(screen.getByLabelText('How the price changes'), { target: { value: 'add' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '-200' } });
  press('Change price');
  expect(screen.getByText('1 price would be below zero. Nothing was changed.')).toBeDefined();
  expect(count()).toBeUndefined();
});

test('a single pasted value is left to the cell', async () => {
  await open();
  expect(paste(cell('Price of Matt Cashmere'), '10').defaultPrevented).toBe(false);
});

test('a file is shown as a dry run before its changes become pending', async () => {
  const { router } = await open(aLayeredFile(), '/configurators/1/data/import?layer=1');
  const modal = within(await screen.findByRole('dialog', { name: 'Import' }));
  const text = 'ID,Name,Price,Colour\nD1,Matt Snow,39,x\nD2,Matt Cashmere,39,x\nD3,Gloss Ice,nine,x\nX9,Y,1,x\n';
  fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files: [new File([text], 'doors.csv')] } });
  expect(await modal.findByText('1 changed, 1 unchanged, 2 with issues')).toBeDefined();
  expect(modal.getByText('Unknown column Colour was skipped.')).toBeDefined();
  const issues = within(modal.getByRole('table', { name: 'Issues' })).getAllByRole('row');
  expect(issues.slice(1).map(({ textContent }) => textContent)).toEqual([
    '4PricenineInvalid number',
    '5IDX9Unknown ID. Only administrators can add items',
  ]);
  expect(count()).toBeUndefined();
  fireEvent.click(modal.getByRole('button', { name: 'Add changes of 1 row' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
  expect(count()).toBe('1 edit in 1 layer');
});

test('of two files that are chosen in a row the later one is shown, whichever is read first', async () => {
  await open(aLayeredFile(), '/configurators/1/data/import?layer=1');
  const modal = within(await screen.findByRole('dialog', { name: 'Import' }));
  const choose = (text: string): void => {
    const files = [new File([text], 'doors.csv')];
    fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files } });
  };
  const read = readLater();
  choose('ID,Price\nD1,39\nD2,38\n');
  choose('ID,Name\nD1,Matt Snow\n');
  expect(await modal.findByText('1 changed, 0 unchanged, 0 with issues')).toBeDefined();
  await act(() => read());
  expect(modal.getByText('1 changed, 0 unchanged, 0 with issues')).toBeDefined();
});

test('the changes of a file cannot be added while the next one is read', async () => {
  await open(aLayeredFile(), '/configurators/1/data/import?layer=1');
  const modal = within(await screen.findByRole('dialog', { name: 'Import' }));
  const choose = (text: string): void => {
    const files = [new File([text], 'doors.csv')];
    fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files } });
  };
  choose('ID,Price\nD1,41\nD2,38\n');
  expect(await modal.findByRole('button', { name: 'Add changes of 2 rows' })).toBeDefined();
  const read = readLater();
  choose('ID,Name\nD1,Matt Snow\n');
  expect(await modal.findByText(uiMessages.readingFile)).toBeDefined();
  expect(modal.queryByRole('button', { name: /^Add changes/ })).toBeNull();
  await act(() => read());
  expect(modal.getByRole('button', { name: 'Add changes of 1 row' })).toBeDefined();
  expect(modal.queryByText(uiMessages.readingFile)).toBeNull();
});

test('a file of Excel in Windows-1252 keeps its umlauts, and asks how it writes numbers', async () => {
  await open(aLayeredFile(), '/configurators/1/data/import?layer=1');
  const modal = within(await screen.findByRole('dialog', { name: 'Import' }));
  const bytes = Uint8Array.from('ID;Name;Price\nD1;größer;1.299\n', (letter) => letter.charCodeAt(0));
  fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files: [new File([bytes], 'doors.csv')] } });
  expect(await modal.findByText('0 changed, 0 unchanged, 1 with issues')).toBeDefined();
  expect(modal.getByText('Text encoding: Windows-1252')).toBeDefined();
  const numbers = within(modal.getByRole('group', { name: 'Numbers in this file are written as' }));
  expect(numbers.getByLabelText<HTMLInputElement>('1,299.00 1.299 is not a valid number').checked).toBe(true);
  fireEvent.click(numbers.getByLabelText('1.299,00 1.299 is read as 1,299.00'));
  expect(await modal.findByText('1 changed, 0 unchanged, 0 with issues')).toBeDefined();
  fireEvent.click(modal.getByRole('button', { name: 'Add changes of 1 row' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Price of Matt Porcelain')).value).toBe('£1,299.00');
  expect(cell('Name of Matt Porcelain').value).toBe('größer');
});

test('an amount is read as the language of the browser writes it', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await open();
  check('Matt Porcelain');
  press('Change price');
  fireEvent.change(screen.getByLabelText('How the price changes'), { target: { value: 'set' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1.299,90' } });
  press('Change price');
  expect(cell('Price of Matt Porcelain').value).toBe('£1,299.90');
  vi.restoreAllMocks();
});

test('an exported layer is named after its letters without accents', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const file = aLayeredFile();
  Object.assign(file.layers[0] ?? {}, { name: 'Wände & Türen' });
  const { user } = await open(file, '/configurators/1/data?layer=0');
  await user.click(screen.getByRole('button', { name: 'Export and import' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV', hidden: true }));
  await waitFor(() => expect(names).toEqual(['panoramic-kitchen-wande-turen.csv']));
});
