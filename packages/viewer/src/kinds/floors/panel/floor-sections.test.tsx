import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { floorsModel } from '@vitrine/domain/design/floors/floors-model';
import { aBlend, aFlake, aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { texts as floorsInGerman } from '@vitrine/texts/de/viewer/kinds';
import { texts as german } from '@vitrine/texts/de/viewer/texts';
import type { KindTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aKindViewer } from '../../../../test/viewers/a-kind-viewer.ts';
import { ViewerContext } from '../../../panel/viewer-context.ts';
import { createFloorParts } from '../floor-parts.ts';
import { createSections } from './floor-sections.tsx';

const file = aFloorsFile({
  flakes: [...aFloorsFile().flakes, aFlake({ id: 'FLK-04', name: 'Off', disabled: true })],
  blends: [
    aBlend({ price_unit: 'm2' }),
    aBlend({ id: 'BLD-02', name: 'Granite', price: 36.5, thumbnail: null, hex: '#8E8E8E' }),
    aBlend({ id: 'BLD-03', name: 'Gone', disabled: true }),
  ],
  finishes: [
    { id: 'FIN-01', name: 'Satin', enabled: true },
    { id: 'FIN-02', name: 'High Gloss', price: 6, enabled: true },
  ],
});

let design: () => string;
const show = (wide: boolean, texts?: ViewerTexts & KindTexts): void => {
  const { viewer, designer } = aKindViewer(floorsModel(file), createFloorParts(file), { ...(texts && { texts }) });
  const Sections = createSections(file);
  design = () => designer.config();
  render(
    <ViewerContext value={viewer}>
      <Sections wide={wide} />
    </ViewerContext>,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('blends with their prices, what is in them, finish, size and base are chosen', () => {
  show(true);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('.tile')?.textContent);
  expect(names.slice(0, 2)).toEqual(['Domino£38.00/m²', 'Granite£36.50']);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Signal WhiteLarge33.33 %', 'Jet BlackMedium25 %', 'Gentian BlueSmall41.67 %']);
  fireEvent.click(screen.getByRole('radio', { name: /Granite/ }));
  choose('High Gloss');
  choose('Large');
  choose('Jet Black');
  expect(design()).toBe('BLD-02,FIN-02,size=l,base=FLK-02');
  expect(screen.getAllByText('Large', { selector: '.contents-size' })).toHaveLength(3);
});

test('a mix keeps its sum at 100 while parts move, come and go; the blend comes back', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mix your own' }));
  const percents = () =>
    within(screen.getByRole('list', { name: 'Flakes of your mix' }))
      .getAllByRole('spinbutton')
      .map((field) => Number((field as HTMLInputElement).value));
  expect(percents()).toEqual([33, 25, 42]);
  fireEvent.input(screen.getByRole('slider', { name: 'Percent of Jet Black' }), { target: { value: '60' } });
  expect(percents()).toEqual([18, 60, 22]);
  const field = screen.getByRole('spinbutton', { name: 'Percent of Jet Black' });
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(percents()).toEqual([18, 60, 22]);
  expect(design()).toBe('BLD-01,FIN-01');
  act(() => vi.runAllTimers());
  expect(design()).toBe('mix=FLK-01:18:l;FLK-02:60:m;FLK-03:22:s,FIN-01');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Jet Black' }));
  expect(percents()).toEqual([45, 55]);
  fireEvent.click(screen.getByRole('button', { name: 'Add Jet Black' }));
  expect(percents().reduce((sum, percent) => sum + percent)).toBe(100);
  expect(screen.queryByRole('button', { name: 'Add Off' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Size of Signal White' }), { target: { value: 's' } });
  act(() => vi.runAllTimers());
  expect(design()).toMatch(/^mix=FLK-01:\d+:s;/);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the blend' }));
  expect(design()).toBe('BLD-01,FIN-01');
});

test('a mix whose panel closes while a slider rests is chosen', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mix your own' }));
  fireEvent.input(screen.getByRole('slider', { name: 'Percent of Jet Black' }), { target: { value: '60' } });
  cleanup();
  expect(design()).toBe('mix=FLK-01:18:l;FLK-02:60:m;FLK-03:22:s,FIN-01');
  act(() => vi.runAllTimers());
  expect(design()).toBe('mix=FLK-01:18:l;FLK-02:60:m;FLK-03:22:s,FIN-01');
});

test('a typed percentage may have a decimal comma, and comes to the limits when it is left', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mix your own' }));
  const field = (): HTMLInputElement => screen.getByRole('spinbutton', { name: 'Percent of Jet Black' });
  const type = (text: string): string => {
    fireEvent.input(field(), { target: { value: text } });
    const typed = field().value;
    fireEvent.blur(field());
    return `${typed} -> ${field().value}`;
  };
  expect(type('33,3')).toBe('33,3 -> 33');
  expect(type('1')).toBe('1 -> 1');
  expect(type('100')).toBe('100 -> 98');
  expect(type('abc')).toBe('abc -> 98');
  expect(type('50')).toBe('50 -> 50');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('51');
});

test('the focus goes on in the mix after a flake comes or goes', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Mix your own' }));
  const press = (name: string): void => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  press('Remove Jet Black');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Size of Gentian Blue' }));
  press('Add Jet Black');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Size of Jet Black' }));
});

test('a blend without an image shows its colour, and a chosen finish its price', () => {
  show(true);
  const tile = screen.getByRole('radio', { name: /Granite/ }).closest('.tile');
  expect(tile?.querySelector<HTMLElement>('.tile-image')?.style.background).toBe('#8E8E8E');
  expect(screen.queryByText('£6.00')).toBeNull();
  choose('High Gloss');
  expect(screen.getByText('£6.00')).toBeTruthy();
});

test('under the image every section is a tab, and what no file names speaks the viewer’s language', () => {
  show(false, { ...german, ...floorsInGerman });
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([
    'Mischung',
    'Zusammensetzung',
    'Versiegelung',
    'Nahansicht',
    'Flockengröße',
    'Grundfarbe',
    'Selbst mischen',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Flockengröße' }));
  choose('Groß');
  expect(design()).toBe('BLD-01,FIN-01,size=l');
});

test('the close-up opens larger', () => {
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
  show(true);
  fireEvent.click(screen.getByRole('button', { name: /Show larger/ }));
  expect(open).toHaveBeenCalledOnce();
});

test('the larger close-up closes where the page’s frame blocks forms', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: /Show larger/ }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // A blocked form fires no submit event.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});
