import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { presetMessages } from '@vitrine/contract/presets/messages';
import { expect, test, vi } from 'vitest';
import { CREATE, measuredFiles, openBuilderWithDraft } from '../../../test/open-builder.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const doors = () =>
  within(screen.getByRole('list', { name: 'Items of Doors' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

const typeInto = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
/** The journey types chips, which needs a browser. */
const addChip = (label: string, text: string): void => {
  const clipboardData = { getData: () => text };
  fireEvent.paste(screen.getByRole('combobox', { name: label }), { clipboardData });
};

/** Creates the configurator; resolves with what was sent. */
const create = async ({ server }: Awaited<ReturnType<typeof openBuilderWithDraft>>) => {
  fireEvent.click(button(builderMessages.create));
  const modal = within(await screen.findByRole('dialog', { name: configuratorMessages.createdTitle }));
  fireEvent.change(modal.getByLabelText('Configurator name'), { target: { value: 'Show Kitchen' } });
  await modal.findByRole('option', { name: 'Kitchens' });
  fireEvent.change(modal.getByLabelText('Project', { selector: 'select' }), { target: { value: '11' } });
  fireEvent.click(modal.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  const body = server.sent(CREATE)[0]?.body as Record<string, File>;
  return { body, file: JSON.parse((await body.json_data?.text()) ?? '') as LayeredFile };
};

test('several items are selected by pointer and keyboard, move together, and are deleted with undo', async () => {
  await openBuilderWithDraft();
  expect(doors()).toEqual(['Navy', 'Sage', 'White']);
  fireEvent.click(button('Navy'));
  fireEvent.click(button('White'), { shiftKey: true });
  expect(pressed()).toEqual(['Navy', 'Sage', 'White']);
  fireEvent.click(button('Sage'), { ctrlKey: true });
  expect(pressed()).toEqual(['Navy', 'White']);
  fireEvent.change(screen.getByLabelText(messages.moveToLayer), { target: { value: '1' } });
  expect(doors()).toEqual(['Sage']);
  expect(pressed()).toEqual(['Navy', 'White']);
  fireEvent.click(button(messages.deleteItems));
  expect(screen.queryByRole('button', { name: 'Navy' })).toBeNull();
  fireEvent.click(button(builderMessages.undo));
  fireEvent.click(button(builderMessages.undo));
  expect(doors()).toEqual(['Navy', 'Sage', 'White']);
});

test('items are ordered, selected and deleted with keys, and keep the focus', async () => {
  await openBuilderWithDraft();
  button('Navy').focus();
  fireEvent.keyDown(button('Navy'), { key: 'ArrowRight', altKey: true });
  expect(doors()).toEqual(['Sage', 'Navy', 'White']);
  expect(document.activeElement).toBe(button('Navy'));
  fireEvent.keyDown(button('Navy'), { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(button('Navy'), { key: 'ArrowLeft', altKey: true });
  expect(doors()).toEqual(['Navy', 'Sage', 'White']);
  fireEvent.keyDown(button('Navy'), { key: 'ArrowDown', shiftKey: true });
  expect(pressed()).toEqual(['Navy', 'Sage']);
  expect(document.activeElement).toBe(button('Sage'));
  fireEvent.keyDown(button('Sage'), { key: 'a', ctrlKey: true });
  expect(pressed()).toHaveLength(3);
  fireEvent.keyDown(button('Sage'), { key: ' ', ctrlKey: true });
  expect(pressed()).toEqual(['Navy', 'White']);
  fireEvent.keyDown(button('Navy'), { key: 'Delete' });
  expect(doors()).toEqual(['Sage']);
});

test('an item becomes what visitors start with, and says so', async () => {
  const app = await openBuilderWithDraft();
  fireEvent.click(button('Navy'));
  expect(screen.getByText(messages.isFirst)).toBeDefined();
  fireEvent.click(button('White'));
  fireEvent.click(button(messages.startWith));
  expect(screen.getByText(messages.isFirst)).toBeDefined();
  fireEvent.click(button(/^Room/));
  expect(screen.getByText('White, Chrome')).toBeDefined();
  const { file } = await create(app);
  const white = file.layers[0]?.items[2];
  expect(file.options?.configString).toBe(`${white?.id},${file.layers[1]?.items[0]?.id}`);
});

test('door ranges and filters are chips, renamed and deleted everywhere', async () => {
  const app = await openBuilderWithDraft();
  fireEvent.click(button('Navy'));
  addChip(messages.doorRanges, 'Shaker');
  fireEvent.click(button(messages.filterAdd));
  const name = screen.getByLabelText(messages.filterName);
  fireEvent.change(name, { target: { value: 'Finish' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(name, { key, keyCode: 229 });
  expect(name.isConnected).toBe(true);
  fireEvent.keyDown(name, { key: 'Enter' });
  addChip('Finish', 'Matt');
  fireEvent.click(button('White'));
  addChip('Finish', 'Matt');
  fireEvent.click(button(messages.editFilter('Finish')));
  const modal = within(await screen.findByRole('dialog', { name: 'Finish' }));
  typeInto(modal.getByLabelText('Name of Matt (2 items)'), 'Silk');
  typeInto(modal.getByLabelText(messages.filterName), 'Surface');
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Surface' })).getByRole('button', { name: messages.done }),
  );
  const { file } = await create(app);
  expect(file.filter_groups[0]).toMatchObject({ safe_name: 'door_range', filters: [{ name: 'Shaker' }] });
  expect(file.layers[0]?.items.map(({ filter }) => filter)).toEqual([
    [
      { name: 'Door Range', options: ['Shaker'], group: 'door_range' },
      { name: 'Surface', options: ['Silk'] },
    ],
    [],
    [{ name: 'Surface', options: ['Silk'] }],
  ]);
});

test('a colour that is none stays in its field, with the reason', async () => {
  await openBuilderWithDraft();
  fireEvent.click(button('Navy'));
  const colour = screen.getByLabelText<HTMLInputElement>(messages.colour);
  typeInto(colour, 'navyish');
  expect(screen.getByText(messages.colourWrong)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: builderMessages.undo }).disabled).toBe(true);
  typeInto(colour, '#1c2a44');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: builderMessages.undo }).disabled).toBe(false);
});

test('a thumbnail is cut, sent instead of the automatic one, and reset', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 200, height: 100, close: () => undefined }));
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['cut'], { type: 'image/webp' })));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const app = await openBuilderWithDraft();
  measuredFiles({ 'Navy.webp': 'all' });
  fireEvent.click(button('Navy'));
  fireEvent.click(button(messages.cut));
  const modal = within(await screen.findByRole('dialog', { name: messages.cut }));
  const size = await modal.findByRole('slider', { name: messages.cutSize });
  fireEvent.keyDown(size, { key: 'ArrowLeft' });
  expect(size.getAttribute('aria-valuenow')).toBe('0.69');
  fireEvent.click(modal.getByRole('button', { name: messages.cutApply }));
  expect(await screen.findByText(messages.cutByHand)).toBeDefined();
  expect(toBlob).toHaveBeenCalledOnce();
  fireEvent.click(button(builderMessages.undo));
  expect(screen.queryByText(messages.cutByHand)).toBeNull();
  fireEvent.click(button(builderMessages.redo));
  const { file } = await create(app);
  const [navy, sage] = file.layers[0]?.items ?? [];
  expect(navy?.thumbnail).toMatch(/^thumbnails\/doors\/navy-[\da-f]{8}\.png$/);
  expect(sage?.thumbnail).toMatch(/^thumbs\/doors\/sage-[\da-f]{8}\.webp$/);
});

test('a layer is offered, only shown, or not shown at all', async () => {
  const app = await openBuilderWithDraft();
  fireEvent.click(button('Tap 1 item'));
  const visitors = screen.getByLabelText(messages.layerVisitors);
  fireEvent.change(visitors, { target: { value: 'see' } });
  expect(screen.getByLabelText(messages.layerSee, { selector: 'svg' })).toBeDefined();
  fireEvent.change(visitors, { target: { value: 'hidden' } });
  const { file } = await create(app);
  expect(file.layers[1]).toMatchObject({ name: 'Tap', disabled: true });
});

test('a scene gets images of its own by their names, and says what replaces nothing', async () => {
  const app = await openBuilderWithDraft();
  fireEvent.click(button(messages.sceneAdd));
  typeInto(screen.getByLabelText(messages.sceneNameLabel), 'Evening');
  const files = measuredFiles({ 'Abend/room.jpg': 'all', 'Abend/doors/navy.png': 'bottom', 'Abend/moon.png': 'small' });
  fireEvent.change(screen.getByLabelText(messages.sceneChooseFolder), { target: { files } });
  const own = await screen.findByRole('list', { name: messages.sceneImages(2, 5) });
  expect(
    within(own)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Room', 'Doors: Navy']);
  const waiting = screen.getByLabelText<HTMLSelectElement>(messages.sceneAssign('moon.png'));
  fireEvent.change(waiting, {
    target: { value: [...waiting.options].find(({ text }) => text === 'Tap: Chrome')?.value },
  });
  expect(screen.queryByLabelText(messages.sceneAssign('moon.png'))).toBeNull();
  fireEvent.click(button(builderMessages.moveUp));
  const { file } = await create(app);
  const scenes = file.project_info?.scene_selector.scenes ?? [];
  expect(scenes.map(({ id, name, images }) => [id, name, images?.length])).toEqual([
    ['new-scene', 'Evening', 3],
    ['day', 'Day', undefined],
  ]);
  expect(scenes[0]?.images?.[0]).toBe(`scenes/new-scene/${file.base?.image}`);
});

test('a scene is deleted with undo', async () => {
  await openBuilderWithDraft();
  fireEvent.click(button(messages.sceneAdd));
  fireEvent.click(button(messages.sceneDelete));
  expect(within(screen.getByRole('list', { name: messages.scenes })).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(button(builderMessages.undo));
  expect(within(screen.getByRole('list', { name: messages.scenes })).getAllByRole('listitem')).toHaveLength(2);
});

test('the design in the preview becomes a preset of the first version', async () => {
  const app = await openBuilderWithDraft();
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Preview of ${builderMessages.previewTitle}`);
  const design = 'doors-white,tap-chrome';
  const postMessage = vi.fn(() =>
    window.dispatchEvent(
      new MessageEvent('message', { source: frame.contentWindow, data: { vitrine: 'view', design, yaw: 0 } }),
    ),
  );
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  await act(async () => fireEvent.click(button(messages.presetSave)));
  const modal = within(await screen.findByRole('dialog', { name: messages.presetTitle }));
  fireEvent.click(modal.getByRole('button', { name: messages.presetSave }));
  expect(await modal.findByText(presetMessages.nameMissing)).toBeDefined();
  fireEvent.change(modal.getByLabelText(messages.presetName), { target: { value: 'White kitchen' } });
  fireEvent.click(modal.getByRole('button', { name: messages.presetSave }));
  fireEvent.click(button(/^Room/));
  expect(within(await screen.findByRole('list', { name: messages.presets })).getByText('White, Chrome')).toBeDefined();
  const { body } = await create(app);
  expect(JSON.parse((await body.presets_file?.text()) ?? '')).toEqual([
    { name: 'White kitchen', configuration: design },
  ]);
});
