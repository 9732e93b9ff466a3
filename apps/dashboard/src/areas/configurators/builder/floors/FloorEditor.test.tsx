import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { afterEach, expect, test } from 'vitest';
import { leaveNoDrafts } from '../../../../test/open-builder.tsx';
import { renderApp } from '../../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../../test/samples.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

afterEach(() => leaveNoDrafts(`${creator.id}.configurator.1`));

const open = async (selected: string) => {
  renderApp('/configurators/1/build', {
    'GET /api/user': creator,
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: 2 })),
    [`GET ${base}/v/1.001/data.json`]: aFloorsFile(),
    [`GET ${base}/assets.json`]: {},
  });
  fireEvent.click(await screen.findByRole('button', { name: selected }));
};

const FLAKES = ['Signal White', 'Jet Black', 'Gentian Blue'];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: messages.share(name) });
const shares = () => FLAKES.map((name) => field(name).value);
const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};

test('shares add up to 100 % whatever is typed; a locked one stays; each change is one step of undo', async () => {
  await open('Domino');
  expect(shares()).toEqual(['33.3', '25', '41.7']);
  type('Jet Black', '50,0 %');
  expect(shares()).toEqual(['22.2', '50', '27.8']);
  fireEvent.click(screen.getByRole('button', { name: messages.lock('Gentian Blue') }));
  type('Jet Black', '90');
  expect(shares()).toEqual(['0.1', '72.1', '27.8']);
  fireEvent.click(screen.getByRole('button', { name: builderMessages.undo }));
  fireEvent.click(screen.getByRole('button', { name: builderMessages.undo }));
  expect(shares()).toEqual(['33.3', '25', '41.7']);
});

test('a text that is no share stays with its reason', async () => {
  await open('Domino');
  type('Jet Black', 'half');
  expect(screen.getByText(messages.shareWrong)).toBeDefined();
  type('Jet Black', '101');
  expect(screen.getByText(messages.shareWrong)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: builderMessages.undo }).disabled).toBe(true);
});

test('flakes are added with an equal share, have a size, and are taken out', async () => {
  await open('Domino');
  fireEvent.click(screen.getByRole('button', { name: messages.takeOut('Gentian Blue') }));
  expect(field('Signal White').value).toBe('57.1');
  fireEvent.click(screen.getByRole('button', { name: messages.addToMixButton }));
  expect(shares()).toEqual(['38.1', '28.6', '33.3']);
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: messages.size('Gentian Blue') });
  fireEvent.change(size, { target: { value: 'l' } });
  expect(size.value).toBe('l');
});

test('a pasted list becomes flakes; lines that are none are named', async () => {
  await open('Domino');
  fireEvent.click(screen.getByRole('button', { name: messages.paste }));
  const list = screen.getByLabelText(messages.pasteLabel);
  fireEvent.change(list, { target: { value: 'Sand; #C8B496; S-1; 9.50\nRed\nJet Black; #000' } });
  expect(screen.getByText('Line 2: has no colour such as #F1F0EA')).toBeDefined();
  expect(screen.getByText('Line 3: Jet Black is there already')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: messages.pasteAdd(1) }));
  const flakes = within(screen.getByRole('list', { name: partMessages.listOf(messages.flakes) }));
  expect(flakes.getByRole('button', { name: 'Sand' })).toBeDefined();
});

test('tags are written with commas between them', async () => {
  await open('Signal White');
  const tags = screen.getByLabelText<HTMLInputElement>(messages.tags);
  fireEvent.change(tags, { target: { value: 'white, cold' } });
  fireEvent.blur(tags);
  expect(tags.value).toBe('WHITE, COLD');
});
