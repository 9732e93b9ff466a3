import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { installBrowserParts } from '../../test/browser-parts.ts';
import { renderInShell } from '../../test/render-in-shell.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FormModal } from './FormModal.tsx';
import { ModalFrame } from './ModalFrame.tsx';

beforeEach(installBrowserParts);

/** A question with one button, as its opener shows it. */
const open = () => {
  const [onClose, onDelete] = [vi.fn(), vi.fn()];
  render(
    <MantineProvider env="test">
      <ModalFrame title="Delete?" width={400} onClose={onClose}>
        <button type="button" onClick={onDelete}>
          Delete
        </button>
      </ModalFrame>
    </MantineProvider>,
  );
  return { onClose, onDelete, overlay: document.querySelector('.mantine-Modal-overlay') as Element };
};

test('a click beside it closes it, not the second one of the double click that opened it', async () => {
  const { onClose, overlay } = open();
  fireEvent.click(overlay, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeDefined();
  fireEvent.click(overlay, { detail: 1 });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a double click on what opened it presses none of its buttons; one inside it does', () => {
  const { onDelete } = open();
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button, { detail: 2 });
  expect(onDelete).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test('a keyboard presses its buttons', () => {
  const { onDelete } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 0 });
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('while a request runs neither the cross nor Cancel closes it', async () => {
  renderInShell(
    <FormModal title="Edit" width={400} locked onClose={vi.fn()} action="Save" onSubmit={vi.fn()}>
      {null}
    </FormModal>,
  );
  for (const name of ['Close', 'Cancel'])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
});

test('what opened a question is gone by its end: the dialog below has the focus', async () => {
  const Terms = () => {
    const [terms, setTerms] = useState(['Oak']);
    const [deleted, setDeleted] = useState<string | null>(null);
    return (
      <MantineProvider env="test">
        <ModalFrame title="Terms" width={400} onClose={vi.fn()}>
          {terms.map((term) => (
            <button key={term} type="button" onClick={() => setDeleted(term)}>
              Delete {term}
            </button>
          ))}
        </ModalFrame>
        {deleted !== null && (
          <ConfirmDialog
            title="Delete?"
            question=""
            yes="Yes"
            onYes={() => {
              setTerms([]);
              setDeleted(null);
            }}
            onClose={vi.fn()}
          />
        )}
      </MantineProvider>
    );
  };
  render(<Terms />);
  const opener = screen.getByRole('button', { name: 'Delete Oak' });
  opener.focus();
  fireEvent.click(opener, { detail: 0 });
  const yes = await screen.findByRole('button', { name: 'Yes' });
  yes.focus();
  fireEvent.click(yes, { detail: 0 });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Terms' })));
});

test('a question whose action runs cannot be cancelled any more', async () => {
  const onClose = vi.fn();
  const question = (busy: boolean) => (
    <MantineProvider env="test">
      <ConfirmDialog title="Delete?" question="" yes="Delete" busy={busy} onYes={vi.fn()} onClose={onClose} />
    </MantineProvider>
  );
  const { rerender } = render(question(true));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete?' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element, { detail: 1 });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  rerender(question(false));
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
