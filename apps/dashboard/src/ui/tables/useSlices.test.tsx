import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlices } from './useSlices.ts';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let seen: number[];
const Rows = ({ total, question }: { total: number; question: string }) => {
  seen.push(useSlices(total, question));
  return null;
};
const open = (total: number) => {
  seen = [];
  return render(<Rows total={total} question="walls" />);
};
const frame = (): void =>
  act(() => {
    vi.advanceTimersByTime(20);
  });
const steps = (): number[] => [...new Set(seen)];

test('renders the first few at once, and the rest a slice a frame', () => {
  open(50);
  expect(steps()).toEqual([6]);
  for (let frames = 0; frames < 10; frames++) frame();
  expect(steps()).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 50]);
});

test('begins again when the rows answer another question', () => {
  const { rerender } = open(50);
  for (let frames = 0; frames < 10; frames++) frame();
  seen = [];
  rerender(<Rows total={40} question="doors" />);
  expect(steps().at(-1)).toBe(6);
  for (let frames = 0; frames < 10; frames++) frame();
  expect(steps().at(-1)).toBe(40);
});

test('keeps the rows while their number changes', () => {
  const { rerender } = open(50);
  for (let frames = 0; frames < 10; frames++) frame();
  seen = [];
  rerender(<Rows total={49} question="walls" />);
  rerender(<Rows total={50} question="walls" />);
  expect(steps()).toEqual([49, 50]);
});

test('renders few rows at once', () => {
  open(4);
  expect(steps()).toEqual([4]);
});
