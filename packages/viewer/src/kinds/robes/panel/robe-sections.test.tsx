import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aKindViewer } from '../../../../test/viewers/a-kind-viewer.ts';
import type { Designer } from '../../../designer.ts';
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
  const shown = aKindViewer(robesModel(file), createRobeParts(file));
  designer = shown.designer;
  const Sections = createSections(file);
  render(
    <ViewerContext value={shown.viewer}>
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
