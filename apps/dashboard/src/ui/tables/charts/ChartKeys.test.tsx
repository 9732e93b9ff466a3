import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChartKeys } from './MonthChart.tsx';

const DESCRIPTIONS = ['Apr 2026: 10 sessions', 'May 2026: 20 sessions', 'Jun 2026: 30 sessions'];

const open = () => {
  render(
    <ChartKeys label="Sessions" descriptions={DESCRIPTIONS}>
      {(at) => <p>{`point ${at}`}</p>}
    </ChartKeys>,
  );
  const chart = screen.getByRole('slider', { name: 'Sessions' });
  return { chart, spoken: () => chart.getAttribute('aria-valuetext') };
};

test('a chart is reached by Tab, says how it is walked, and starts at its last point', () => {
  const { chart, spoken } = open();
  expect([chart.tabIndex, spoken()]).toEqual([0, 'Jun 2026: 30 sessions']);
  const hint = document.getElementById(chart.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Use the left and right arrow keys to move along the points.');
  expect(screen.getByText('point null')).toBeDefined();
  fireEvent.focus(chart);
  expect(screen.getByText('point 2')).toBeDefined();
});

test.each([
  [['ArrowLeft'], 1],
  [['ArrowLeft', 'ArrowLeft', 'ArrowLeft'], 0],
  [['ArrowLeft', 'ArrowRight', 'ArrowRight'], 2],
  [['Home'], 0],
  [['Home', 'End'], 2],
  [['Home', 'ArrowUp'], 1],
  [['ArrowDown', 'x'], 1],
])('%j leads to a point that is spoken and shown', (keys, at) => {
  const { chart, spoken } = open();
  fireEvent.focus(chart);
  for (const key of keys) fireEvent.keyDown(chart, { key });
  expect([spoken(), chart.getAttribute('aria-valuenow')]).toEqual([DESCRIPTIONS[at], String(at)]);
  expect(screen.getByText(DESCRIPTIONS[at] ?? '').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(`point ${at}`)).toBeDefined();
});

test('keys that move along the points do not scroll the page, others are left alone', () => {
  const { chart } = open();
  expect(fireEvent.keyDown(chart, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(chart, { key: 'Tab' })).toBe(true);
});

test('leaving the chart takes the point away', () => {
  const { chart } = open();
  fireEvent.focus(chart);
  fireEvent.blur(chart);
  expect(screen.getByText('point null')).toBeDefined();
});
