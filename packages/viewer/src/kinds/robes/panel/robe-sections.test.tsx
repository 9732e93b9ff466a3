import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { texts as robesInEnglish } from '@vitrine/texts/en-gb/viewer/kinds';
import { texts as english } from '@vitrine/texts/en-gb/viewer/texts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLatest } from '../../../../test/content/a-latest.ts';
import { Designer } from '../../../designer.ts';
import { createDispatch } from '../../../events.ts';
import { createViewer } from '../../../panel/create-viewer.ts';
import { ViewerContext } from '../../../panel/viewer-context.ts';
import { createRobeParts } from '../robe-parts.ts';
import { createSections } from './robe-sections.tsx';

const aFrame = (id: string, name: string, frameStyle: string | null) => aRobePart({ id, name, frameStyle });
const file = aRobeFile({
  frames: {
    frameType: [
      aFrame('FR-01', 'Slim Silver', 'Slim'),
      aFrame('FR-02', 'Wide Silver', 'Wide'),
      aFrame('FR-03', 'Plain', null),
    ],
  },
});

let designer: Designer;
beforeEach(() => {
  const element = Object.assign(document.createElement('div'), { addToCart: () => Promise.reject(new Error('none')) });
  designer = new Designer(createDispatch(element), aLatest(), robesModel(file), null);
  const viewer = createViewer(designer, {
    speech: { spoken: { language: 'en-gb', texts: { ...english, ...robesInEnglish } } },
    layers: [],
    loadParts: async () => createRobeParts(file),
    element,
    addStyles: () => undefined,
    address: 'https://c.example.test/l.json',
  });
  const Sections = createSections(file);
  render(
    <ViewerContext value={viewer}>
      <Sections wide />
    </ViewerContext>,
  );
});
afterEach(cleanup);

const openRow = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const namesOfTiles = () => screen.getAllByRole('radio').map((radio) => radio.closest('.tile')?.textContent);

test('a frame without a style is offered with every style', () => {
  openRow(/^Frame/);
  expect(namesOfTiles()).toEqual([expect.stringContaining('Slim Silver'), expect.stringContaining('Plain')]);
  fireEvent.click(screen.getByRole('button', { name: 'Wide' }));
  expect(namesOfTiles()).toEqual([expect.stringContaining('Wide Silver'), expect.stringContaining('Plain')]);
  fireEvent.click(screen.getByRole('radio', { name: /Plain/ }));
  expect(designer.config()).toContain('FR-03');
  expect(namesOfTiles()).toHaveLength(2);
});

test('the frames of a design that comes from elsewhere are shown', () => {
  openRow(/^Frame/);
  act(() => void designer.restore('DR-01,FR-02,IN-01,MAT-01'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wide Silver/ }).checked).toBe(true);
});

test('a slider that is dragged back to where it was follows the next change from elsewhere', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Width' });
  const before = slider().value;
  // The browser sends no change for a value that is the one at the start.
  for (const value of ['3000', before]) fireEvent.input(slider(), { target: { value } });
  act(() => void designer.restore('DR-01,FR-01,IN-01,MAT-01,w:3600,n:4'));
  expect(slider().value).toBe('3600');
});
