import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChosenInView } from './useChosenInView.ts';

let laidOut: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        laidOut = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TABS = ['one', 'two', 'three'];

const Strip = ({ chosen }: { chosen: string }) => (
  <nav ref={useChosenInView<HTMLElement>(chosen)}>
    {TABS.map((tab) => (
      <a key={tab} href={`/${tab}`} aria-current={tab === chosen ? 'page' : undefined}>
        {tab}
      </a>
    ))}
  </nav>
);

/** Places as on a phone: tabs of 100 pixels on a strip of 120. */
function layOut(): HTMLElement {
  const strip = screen.getByRole('navigation');
  Object.defineProperty(strip, 'clientWidth', { value: 120 });
  for (const [index, tab] of screen.getAllByRole('link').entries()) {
    Object.defineProperty(tab, 'offsetLeft', { value: 100 * index });
    Object.defineProperty(tab, 'offsetWidth', { value: 100 });
  }
  return strip;
}

test('the chosen tab is in the middle of the strip, at first and when another is chosen', () => {
  const view = render(<Strip chosen="two" />);
  const strip = layOut();
  act(() => laidOut());
  expect(strip.scrollLeft).toBe(90);
  view.rerender(<Strip chosen="three" />);
  act(() => laidOut());
  expect(strip.scrollLeft).toBe(190);
});
