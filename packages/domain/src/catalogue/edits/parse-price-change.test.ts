import { expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { parsePriceChange } from './parse-price-change.ts';

test.each([
  ['5', 'percent', 5],
  ['-2.50', 'add', -2.5],
  ['+5%', 'percent', 5],
  ['-100', 'percent', -100],
  ['1,299', 'set', 1299],
  ['99999999.99', 'set', 99_999_999.99],
] as const)('%s is an amount', (text, how, amount) => {
  expect(parsePriceChange(text, how, DECIMAL_POINT, 'GBP')).toEqual({ kind: 'price', how, amount });
});

test.each([
  ['-2,50', 'add', -2.5],
  ['2,5 %', 'percent', 2.5],
  ['1.299,90', 'set', 1299.9],
  ['1.299,90 €', 'set', 1299.9],
  ['-5 kr', 'add', -5],
] as const)('%s is an amount with decimal commas', (text, how, amount) => {
  expect(parsePriceChange(text, how, DECIMAL_COMMA, 'GBP')).toEqual({ kind: 'price', how, amount });
});

test.each([
  ['ten', 'add'],
  ['', 'add'],
  ['1.234', 'add'],
  ['-1', 'set'],
  ['-150', 'percent'],
  ['5 kr', 'percent'],
  ['-100.01', 'percent'],
  ['100000000', 'set'],
  ['2,50', 'add'],
] as const)('%j is none to %s', (text, how) => {
  expect(parsePriceChange(text, how, DECIMAL_POINT, 'GBP')).toBeNull();
});

test.each([
  ['0.125', 'add', 'KWD', 0.125],
  ['12.345', 'set', 'KWD', 12.345],
  ['12.345 KWD', 'set', 'KWD', 12.345],
  ['1.25', 'add', 'JPY', 1.25],
  ['2.5', 'percent', 'KWD', 2.5],
] as const)('%s is an amount to %s in %s', (text, how, currency, amount) => {
  expect(parsePriceChange(text, how, DECIMAL_POINT, currency)).toEqual({ kind: 'price', how, amount });
});

test.each([
  ['1.2345', 'add', 'KWD'],
  ['2.125', 'percent', 'KWD'],
  ['1.125', 'add', 'JPY'],
] as const)('%s is none to %s in %s', (text, how, currency) => {
  expect(parsePriceChange(text, how, DECIMAL_POINT, currency)).toBeNull();
});
