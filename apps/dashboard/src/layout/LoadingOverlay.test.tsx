import { Button, Flex } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInShell } from '../test/render-in-shell.tsx';
import { ModalFrame } from '../ui/dialogs/ModalFrame.tsx';
import { announce } from '../ui/feedback/announce.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useNotify } from './Notifications.tsx';

const isInert = (element: Element): boolean => element.closest('[inert]') !== null;

/** As a browser does with the focus inside what becomes inert. */
const loseFocus = (): void => {
  if (document.activeElement instanceof HTMLElement && isInert(document.activeElement)) document.activeElement.blur();
};

/** Ends the request, and what else happens then. */
let end = (_also?: () => void): void => undefined;

const Sending = ({ everything }: { everything: boolean }) => {
  const [isSending, setSending] = useState(false);
  end = (also) => {
    also?.();
    setSending(false);
  };
  return (
    <Flex pos="relative">
      <div>
        <Button onClick={() => setSending(true)}>Send</Button>
        {isSending && <LoadingOverlay message="Sending request..." everything={everything} />}
      </div>
      <Button>Beside</Button>
    </Flex>
  );
};

let notifyOf: ReturnType<typeof useNotify> = () => undefined;

const Screen = () => {
  const [open, setOpen] = useState(false);
  notifyOf = useNotify();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <ModalFrame title="Form" width={560} onClose={() => setOpen(false)}>
          <Sending everything />
        </ModalFrame>
      )}
    </>
  );
};

const send = async () => {
  const { user } = renderInShell(<Screen />);
  const opener = await screen.findByRole('button', { name: 'Open' });
  await user.click(opener);
  const button = await screen.findByRole('button', { name: 'Send' });
  await user.click(button);
  const overlay = await screen.findByRole('status');
  const wasInert = [opener, button, overlay].map(isInert);
  loseFocus();
  return { user, opener, button, overlay, wasInert };
};

test('an overlay over everything makes page and modal inert; then the focus is back', async () => {
  const { opener, button, overlay, wasInert } = await send();
  expect(wasInert).toEqual([true, true, false]);
  end();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([opener, button].map(isInert)).toEqual([false, false]);
  expect(overlay.isConnected).toBe(false);
});

test('what happens meanwhile is still announced', async () => {
  announce('Saved');
  const region = await screen.findByText('Saved');
  await send();
  expect(isInert(region)).toBe(false);
  end();
});

const notify = (): void => notifyOf({ kind: 'error', title: 'Not sent', message: 'No.' });

test.each([
  ['with the end of the request', () => end(notify)],
  ['before the end of the request', notify],
])('a notification that comes %s takes the focus, and gives it back', async (_, happens) => {
  const { user, button } = await send();
  happens();
  const shown = await screen.findByRole('alertdialog', { name: 'Not sent' });
  expect(isInert(shown)).toBe(false);
  end();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('an overlay over a screen makes inert what it covers, not what is outside', async () => {
  const { user } = renderInShell(
    <>
      <Button>Menu</Button>
      <Sending everything={false} />
    </>,
  );
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  const overlay = await screen.findByRole('status');
  const beside = screen.getByRole('button', { name: 'Beside' });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect([send, beside, overlay, menu].map(isInert)).toEqual([true, true, false, false]);
  loseFocus();
  end();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.activeElement).toBe(send);
  expect([send, beside].map(isInert)).toEqual([false, false]);
});

test('of two overlays the second keeps the page inert when the first ends', async () => {
  const Two = ({ first }: { first: boolean }) => (
    <>
      <Button>Menu</Button>
      {first && <LoadingOverlay message="First" everything />}
      <LoadingOverlay message="Second" everything />
    </>
  );
  let endFirst = (): void => undefined;
  const Switch = () => {
    const [first, setFirst] = useState(true);
    endFirst = () => setFirst(false);
    return <Two first={first} />;
  };
  renderInShell(<Switch />);
  const menu = await screen.findByRole('button', { name: 'Menu' });
  endFirst();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(isInert(menu)).toBe(true);
});
