import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { texts as robesInEnglish } from '@vitrine/texts/en-gb/viewer/kinds';
import { afterEach, expect, test, vi } from 'vitest';
import { aLatest } from '../../../../test/content/a-latest.ts';
import { aKindViewer } from '../../../../test/viewers/a-kind-viewer.ts';
import { ViewerContext } from '../../../panel/viewer-context.ts';
import { createRobeParts } from '../robe-parts.ts';
import type { RobeView } from '../robe-view.ts';
import { RobeControls } from './RobeControls.tsx';

const { loadRoom } = vi.hoisted(() => ({ loadRoom: vi.fn() }));
vi.mock('./RoomDialog.tsx', () => loadRoom());

afterEach(cleanup);

const show = () => {
  const file = aRobeFile();
  const endpoints = { ...aLatest().endpoints, designs: 'https://api.example.test/designs' };
  const { viewer } = aKindViewer(robesModel(file), createRobeParts(file), { latest: { endpoints } });
  const watchers = new Set<() => void>();
  const doors = { canOpen: true, isOpen: false, showsDimensions: false };
  const scene = Object.assign(doors, {
    container: document.body,
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  }) as unknown as RobeView;
  render(
    <ViewerContext value={viewer}>
      <RobeControls scene={scene} />
    </ViewerContext>,
  );
  const change = (changed: Partial<typeof doors>) =>
    act(() => {
      Object.assign(doors, changed);
      for (const notify of watchers) notify();
    });
  return { change };
};

test('offers to open the doors while they can be opened', () => {
  const { change } = show();
  expect(screen.getByRole('button', { name: 'Open doors' })).toBeDefined();
  change({ canOpen: false });
  expect(screen.queryByRole('button', { name: 'Open doors' })).toBeNull();
});

test('a room that does not load a second time is announced again', async () => {
  loadRoom.mockRejectedValue(new Error('offline'));
  show();
  const button = screen.getByRole('button', { name: robesInEnglish.robes.room });
  fireEvent.click(button);
  const first = await screen.findByRole('alert');
  fireEvent.click(button);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert')).not.toBe(first);
});
