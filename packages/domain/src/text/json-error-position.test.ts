import { expect, test } from 'vitest';
import { jsonErrorPosition } from './json-error-position.ts';

const position = (text: string) => {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return jsonErrorPosition(error, text);
  }
};

test('names the line and the column of a slip', () => {
  expect(position('{\n  "a": 1,,\n}')).toEqual({ line: 2, column: 10 });
  expect(position('{\r\n  "a": 1\r\n  "b": 2\r\n}')).toEqual({ line: 3, column: 3 });
});

test('a text that ends too early is wrong at its end', () => {
  expect(position('{\n  "a": [1,')?.line).toBe(2);
});

test('reads the messages of other engines', () => {
  const other = new SyntaxError('JSON.parse: expected property name at line 7 column 3 of the JSON data');
  expect(jsonErrorPosition(other, '')).toEqual({ line: 7, column: 3 });
  expect(jsonErrorPosition(new Error('line 7 column 3'), '')).toBeNull();
});
