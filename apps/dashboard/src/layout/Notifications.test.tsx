import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInShell } from '../test/render-in-shell.tsx';
import { ModalFrame } from '../ui/dialogs/ModalFrame.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { type Notification, useClearedErrors, useNotify } from './Notifications.tsx';

const Notifier = (notification: Notification) => {
  const notify = useNotify();
  return <Button onClick={() => notify(notification)}>Do it</Button>;
};

test.each([
  ['success', 'Saved', 'The work is done.'],
  ['error', 'Not saved', 'Error 500: It broke.'],
] as const)('shows a %s, and Ok, which has the focus, closes it', async (kind, title, message) => {
  const { user } = renderInShell(<Notifier kind={kind} title={title} message={message} />);
  await user.click(await screen.findByRole('button', { name: 'Do it' }));
  const shown = await screen.findByRole('alertdialog', { name: title });
  expect(shown.textContent).toContain(message);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each(['{Enter}', '{Escape}'])('what follows runs once %s confirms, not before', async (key) => {
  let followed = 0;
  const onOk = () => {
    followed += 1;
  };
  const { user } = renderInShell(<Notifier kind="success" title="Deleted" message="It is gone." onOk={onOk} />);
  await user.click(await screen.findByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  expect(followed).toBe(0);
  await user.keyboard(key);
  await waitFor(() => expect(followed).toBe(1));
});

const Form = ({ kind }: { kind: Notification['kind'] }) => {
  useClearedErrors();
  return <Notifier kind={kind} title="Result" message="Done." />;
};

const Screen = ({ kind }: { kind: Notification['kind'] }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>Turn</Button>
      {open && <Form kind={kind} />}
    </>
  );
};

test.each([
  ['error', false],
  ['success', true],
] as const)('a %s is still shown after the form was left: %s', async (kind, stays) => {
  const { user } = renderInShell(<Screen kind={kind} />);
  const turn = await screen.findByRole('button', { name: 'Turn' });
  await user.click(turn);
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('alertdialog');
  await user.click(turn);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull());
  expect(screen.queryByRole('alertdialog') !== null).toBe(stays);
});

const Stacked = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <ModalFrame title="Form" width={560} onClose={() => setOpen(false)}>
          <Notifier kind="error" title="Not saved" message="No." />
        </ModalFrame>
      )}
    </>
  );
};

test('Escape closes only the topmost modal, and the focus goes back step by step', async () => {
  const { user } = renderInShell(<Stacked />);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Do it');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Open');
});

const Invalid = () => {
  const [rejected, setRejected] = useState(false);
  const notify = useNotify();
  const submit = (): void => {
    setRejected(true);
    notify({ kind: 'error', title: 'Not saved', message: 'No.' });
  };
  return (
    <ModalFrame title="Form" width={560} onClose={() => undefined}>
      <input aria-label="Name" />
      <input aria-label="Email" aria-invalid={rejected} />
      <Button onClick={submit}>Save</Button>
    </ModalFrame>
  );
};

test('after a rejected submit the focus goes to the first invalid field', async () => {
  const { user } = renderInShell(<Invalid />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Email'));
});

const FromMenu = ({ keeps }: { keeps: boolean }) => {
  const [open, setOpen] = useState<'menu' | 'modal' | 'closed'>('menu');
  return (
    <>
      {(keeps || open !== 'closed') && <Button id="more">More</Button>}
      {open === 'menu' && (
        <div role="menu" aria-labelledby="more">
          <button type="button" role="menuitem" onClick={() => setOpen('modal')}>
            Rename
          </button>
        </div>
      )}
      {open === 'modal' && <ModalFrame title="Form" width={560} onClose={() => setOpen('closed')} />}
    </>
  );
};

test.each([
  ['the button of the menu that opened it', true, 'More'],
  ['the page, where the button is gone', false, 'MAIN'],
] as const)('a modal that closes returns the focus to %s', async (_, keeps, expected) => {
  const { user } = renderInShell(
    <main tabIndex={-1}>
      <FromMenu keeps={keeps} />
    </main>,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await screen.findByRole('dialog', { name: 'Form' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { activeElement } = document;
  expect(activeElement?.tagName === 'MAIN' ? 'MAIN' : activeElement?.textContent).toBe(expected);
});

test('the loading overlay has a spinner and its message, over everything where it has to', async () => {
  const { container } = renderInShell(<LoadingOverlay message="Sending request..." everything />);
  const overlay = await screen.findByRole('status');
  expect(overlay.textContent).toBe('Sending request...');
  expect(overlay.querySelector('.mantine-Loader-root')).not.toBeNull();
  expect(container.contains(overlay)).toBe(false);
});
