import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('../DataScreen.tsx');
});

const file = 'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json';

const openData = async () => {
  const app = renderApp('/configurators/1/data?layer=1', { [file]: aLayeredFile() });
  await screen.findByRole('tablist', { name: 'Layers' });
  return app;
};

const priceOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Price of ${name}`);
const bar = () => screen.queryByLabelText('You have unsaved changes', { selector: 'section' });

/** Replaces the text of a cell, and leaves it. */
const leaveWith = (cell: HTMLInputElement, text: string): void => {
  cell.focus();
  fireEvent.change(cell, { target: { value: text } });
  fireEvent.blur(cell);
};

describe('a text that is no price', () => {
  const openWith = async (text: string) => {
    const app = await openData();
    leaveWith(priceOf('Matt Cashmere'), text);
    return app;
  };

  test('stays in its cell with its error, is no edit, and is counted', async () => {
    await openWith('abc');
    expect(priceOf('Matt Cashmere').value).toBe('abc');
    expect(priceOf('Matt Cashmere').getAttribute('aria-invalid')).toBe('true');
    expect(bar()?.textContent).toContain('1 entry cannot be read');
    expect(bar()?.textContent).not.toContain('edit');
  });

  test.each([
    ['sorted', () => fireEvent.click(screen.getByRole('button', { name: 'Price' }))],
    ['filtered', () => fireEvent.click(screen.getByRole('button', { name: /^Show: All/ }))],
    [
      'left for another layer and back',
      () => {
        fireEvent.click(screen.getByRole('tab', { name: /Walls/ }));
        fireEvent.click(screen.getByRole('tab', { name: /Doors/ }));
      },
    ],
  ])('stays while the table is %s', async (_, act) => {
    await openWith('abc');
    act();
    expect((await screen.findByLabelText<HTMLInputElement>('Price of Matt Cashmere')).value).toBe('abc');
    expect(screen.getByText('Invalid number')).toBeDefined();
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(priceOf('Matt Cashmere'), { key: 'Escape' })],
    ['undo', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
    ['the undo of its row', () => fireEvent.click(screen.getByRole('button', { name: /^Undo the changes of/ }))],
    ['a price', () => leaveWith(priceOf('Matt Cashmere'), '39')],
  ])('ends with %s', async (_, act) => {
    await openWith('abc');
    act();
    expect(priceOf('Matt Cashmere').value).toBe('£39.00');
    expect(screen.queryByText('Invalid number')).toBeNull();
    expect(bar()).toBeNull();
  });

  test('has to be corrected before other edits are saved, and has the focus', async () => {
    const { router } = await openWith('abc');
    leaveWith(priceOf('Matt Porcelain'), '41');
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(router.state.location.pathname).toBe('/configurators/1/data');
    const sentence = '1 entry cannot be read. Correct what is marked, or press Escape in it, before you save.';
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(priceOf('Matt Cashmere'));
    leaveWith(priceOf('Matt Cashmere'), '42');
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/save/));
  });

  test('is offered again after a reload', async () => {
    const { unmount } = await openWith('abc');
    unmount();
    await openData();
    expect(priceOf('Matt Cashmere').value).toBe('£39.00');
    expect(screen.getByText(/You left 1 edit on/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(priceOf('Matt Cashmere').value).toBe('abc');
  });
});
