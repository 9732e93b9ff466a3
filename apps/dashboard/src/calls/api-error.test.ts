import { expect, test } from 'vitest';
import { ApiError, errorText, fieldError } from './api-error.ts';

test('joins all messages of errors with line breaks', () => {
  const error = new ApiError(422, 'Unprocessable', {
    message: 'No',
    errors: { email: ['One', 'Two'], name: ['Three'] },
  });
  expect(errorText(error)).toBe('One\nTwo\nThree');
});

test('takes messages that are not in a list as well', () => {
  const errors = { a: 'x', b: ['y', 'z'] } as unknown as Record<string, string[]>;
  const error = new ApiError(422, 'Unprocessable', { errors });
  expect(errorText(error)).toBe('x\ny\nz');
  expect(fieldError(error, 'a')).toBe('x');
  expect(error.errors).toEqual({ a: ['x'], b: ['y', 'z'] });
});

test('names status and message when there are no field errors', () => {
  expect(errorText(new ApiError(404, 'Not Found', { message: 'It is gone' }))).toBe('Error 404: It is gone');
});

test('falls back to the status text', () => {
  expect(errorText(new ApiError(502, 'Bad Gateway', {}))).toBe('Error 502: Bad Gateway');
});

test("shows an error's own message when there was no answer", () => {
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
});
