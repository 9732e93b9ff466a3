import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../../test/fake-server.ts';
import { installFakeUploads } from '../../../test/fake-upload.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';

const CREATE = 'POST /api/organisations/7/configurators';
const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
const jsonFile = (name = 'data.json', text = '{}') => new File([text], name, { type: 'application/json' });

afterEach(() => vi.useRealTimers());

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators/create', { 'GET /api/user': creator, ...routes });
  const uploads = installFakeUploads();
  const modal = within(await screen.findByRole('dialog', { name: 'Create New Configurator' }));
  return { ...app, modal, uploads };
};
type Modal = Awaited<ReturnType<typeof open>>['modal'];

const type = (modal: Modal, label: string, text: string) =>
  fireEvent.change(modal.getByLabelText(label), { target: { value: text } });
const choose = (modal: Modal, label: string, ...files: File[]) =>
  fireEvent.change(modal.getByLabelText(label), { target: { files } });
const press = (modal: Modal, name: string) => fireEvent.click(modal.getByRole('button', { name }));
const pick = (modal: Modal, name: string) => fireEvent.click(modal.getByRole('radio', { name }));

const fill = async (modal: Modal, kind = 'Panoramic') => {
  await modal.findByRole('option', { name: 'Kitchens' });
  type(modal, 'Configurator name', 'Show Kitchen');
  type(modal, 'Project', '11');
  pick(modal, kind);
};

test('has name, project, type and files, and the project control follows its type', async () => {
  const { modal } = await open();
  expect(modal.getByLabelText('Configurator name')).toBeDefined();
  expect(modal.getByLabelText('Project').tagName).toBe('SELECT');
  pick(modal, 'New project');
  expect(modal.getByLabelText('Project name').tagName).toBe('INPUT');
  expect(within(modal.getByRole('group', { name: 'Type' })).getAllByRole('radio')).toHaveLength(4);
  pick(modal, 'Panoramic');
  for (const label of ['Data file *', 'Script', 'Style sheet', 'Images as a ZIP file', 'Images as a folder'])
    expect(modal.getByLabelText(label)).toBeDefined();
  pick(modal, 'Stock set');
  for (const label of ['Data file', 'Layout', 'Layout file', 'Presets'])
    expect(modal.getByLabelText(label)).toBeDefined();
});

test('starts with a new project when there is none yet', async () => {
  const { modal } = await open({ 'GET /api/configurators': [] });
  expect(await modal.findByLabelText('Project name')).toBeDefined();
  expect(modal.getByRole<HTMLInputElement>('radio', { name: 'New project' }).checked).toBe(true);
  expect(modal.getByRole<HTMLInputElement>('radio', { name: 'Existing project' }).disabled).toBe(true);
  expect(modal.queryByLabelText('Project')).toBeNull();
});

test('offers a sample of the chosen type, and describes data files', async () => {
  const { modal } = await open();
  expect(modal.queryByRole('link')).toBeNull();
  for (const [kind, file] of [
    ['Panoramic', 'panoramic'],
    ['Sliding robe', 'slidingrobe'],
  ] as const) {
    pick(modal, kind);
    const sample = modal.getByRole('link', { name: messages.sampleLink(kind) });
    expect([sample.getAttribute('href'), sample.hasAttribute('download')]).toEqual([
      `/api/docs/samples/${file}.json`,
      true,
    ]);
  }
  const help = modal.getByRole('link', { name: messages.dataFilesLink });
  expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual(['/api/docs/data-files', '_blank']);
});

test('says what is missing; nothing is sent', async () => {
  const { modal, server } = await open();
  press(modal, 'Create');
  for (const message of [messages.createNameEmpty, messages.projectMissing, messages.typeMissing])
    expect(await modal.findByText(message)).toBeDefined();
  type(modal, 'Configurator name', 'ab');
  press(modal, 'Create');
  expect(await modal.findByText(messages.createNameShort)).toBeDefined();
  type(modal, 'Configurator name', 'abc');
  press(modal, 'Create');
  await waitFor(() => expect(modal.queryByText(messages.createNameShort)).toBeNull());
  expect(server.sent(CREATE)).toEqual([]);
});

test('an existing and a new project at once are rejected', async () => {
  const { modal, server } = await open();
  await fill(modal);
  choose(modal, 'Data file *', jsonFile());
  pick(modal, 'New project');
  type(modal, 'Project name', 'Bedrooms');
  press(modal, 'Create');
  expect(await modal.findByText(messages.projectTwice)).toBeDefined();
  expect(server.sent(CREATE)).toEqual([]);
});

test('a data file is required, except for a stock set, and has to parse', async () => {
  const { modal, server } = await open({ [CREATE]: withVersions(aConfigurator({ id: 9 })) });
  await fill(modal);
  for (const kind of ['Panoramic', 'Floors', 'Sliding robe']) {
    pick(modal, kind);
    press(modal, 'Create');
    expect(await modal.findByText(messages.dataFileMissing)).toBeDefined();
  }
  choose(modal, 'Data file *', jsonFile('data.json', '{bad'));
  press(modal, 'Create');
  expect(await modal.findByText(messages.jsonInvalid)).toBeDefined();
  pick(modal, 'Stock set');
  expect(modal.queryByText(messages.jsonInvalid)).toBeNull();
  press(modal, 'Create');
  expect(await screen.findByText('Configurator has been created successfully!')).toBeDefined();
  expect(server.sent(CREATE)[0]?.body).toEqual({
    name: 'Show Kitchen',
    organisation_id: '7',
    configurator_type: '3',
    deployed: '1',
    group_id: '11',
  });
});

test('another type clears the files that were chosen', async () => {
  const { modal } = await open();
  pick(modal, 'Panoramic');
  choose(modal, 'Data file *', jsonFile('kitchen.json'));
  expect(await modal.findByText('kitchen.json')).toBeDefined();
  pick(modal, 'Floors');
  expect(modal.queryByText('kitchen.json')).toBeNull();
});

test("a new project's name is checked 500 ms after the last letter", async () => {
  const { modal } = await open();
  pick(modal, 'New project');
  vi.useFakeTimers();
  type(modal, 'Project name', 'a');
  act(() => void vi.advanceTimersByTime(490));
  expect(modal.queryByText(messages.projectShort)).toBeNull();
  act(() => void vi.advanceTimersByTime(20));
  expect(modal.getByText(messages.projectShort)).toBeDefined();
  type(modal, 'Project name', 'ab');
  act(() => void vi.advanceTimersByTime(600));
  expect(modal.queryByText(messages.projectShort)).toBeNull();
  type(modal, 'Project name', ' Configurators');
  act(() => void vi.advanceTimersByTime(600));
  expect(modal.getByText("Project name can not be 'configurators' as it is a reserved word!")).toBeDefined();
});

test('sends the form of a floor with its files, shows how far it is, and tells it over the list', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { modal, server, router, uploads } = await open({
    [CREATE]: () => new Promise((resolve) => (answer = resolve)),
  });
  await fill(modal, 'Floors');
  type(modal, 'Project', '');
  pick(modal, 'New project');
  type(modal, 'Project name', 'Garages');
  choose(modal, 'Data file *', jsonFile());
  choose(modal, 'Presets', jsonFile('presets.json'));
  choose(modal, 'Images as a ZIP file', new File(['PK'], 'images.zip'));
  press(modal, 'Create');
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  act(() => uploads.progress(0.45));
  expect(modal.getByRole('progressbar', { name: 'Uploading: 45 %' }).getAttribute('aria-valuenow')).toBe('45');
  act(() => uploads.progress(1));
  expect(modal.getByText('Checking the files...')).toBeDefined();
  const { json_data, presets_file, assets, ...fields } = (server.sent(CREATE)[0]?.body ?? {}) as Record<string, File>;
  expect([json_data?.name, presets_file?.name, assets?.name]).toEqual(['data.json', 'presets.json', 'images.zip']);
  expect(fields).toEqual({
    name: 'Show Kitchen',
    organisation_id: '7',
    configurator_type: '2',
    assets_version: 'latest',
    deployed: '1',
    group_name: 'Garages',
  });
  answer(withVersions(aConfigurator({ id: 9 })));
  expect(await screen.findByText(messages.created)).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators'));
  expect(sessionStorage.length).toBe(0);
});

test('errors of the server show in the error modal and under the file', async () => {
  const issue = 'layers[2].items[14].price: must be a number';
  const { modal } = await open({
    [CREATE]: new FakeError(422, { message: 'No.', errors: { json_data: [issue] } }),
  });
  await fill(modal);
  choose(modal, 'Data file *', jsonFile());
  press(modal, 'Create');
  expect(within(await screen.findByRole('alertdialog')).getByText(issue)).toBeDefined();
  expect(modal.getByText(issue)).toBeDefined();
});

test('files are sorted by their names when they are dropped', async () => {
  const { modal } = await open();
  pick(modal, 'Panoramic');
  const files = [
    jsonFile('kitchen.json'),
    new File(['a'], 'a.css'),
    new File(['a'], 'a.png'),
    new File(['b'], 'b.webp'),
  ];
  fireEvent.drop(modal.getByTestId('drop-zone'), { dataTransfer: { items: [], files } });
  expect(await modal.findByText('2 images')).toBeDefined();
  expect(modal.getByText('kitchen.json')).toBeDefined();
  expect(modal.getByText('a.css')).toBeDefined();
});

test('a file that is chosen while a drop is still read stays', async () => {
  const { modal } = await open();
  pick(modal, 'Panoramic');
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.webp')];
  fireEvent.drop(modal.getByTestId('drop-zone'), { dataTransfer: { items: [], files } });
  choose(modal, 'Data file *', jsonFile('kitchen.json'));
  expect(await modal.findByText('2 images')).toBeDefined();
  expect(modal.getByText('kitchen.json')).toBeDefined();
});

test('what was typed is there again after a reload, and the files are asked for by name; Cancel forgets it', async () => {
  const first = await open();
  await fill(first.modal);
  choose(first.modal, 'Data file *', jsonFile('kitchen.json'));
  await first.modal.findByText('kitchen.json');
  first.unmount();
  const { modal } = await open();
  expect(modal.getByLabelText<HTMLInputElement>('Configurator name').value).toBe('Show Kitchen');
  expect(modal.getByText(messages.chooseAgain('kitchen.json'))).toBeDefined();
  press(modal, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.length).toBe(0);
});
