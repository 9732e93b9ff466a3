import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

afterEach(cleanup);

test('an image that does not load gives way to the icon, until there is another one', () => {
  const { rerender } = render(<Thumbnail src="http://content.test/a.webp" alt="Oak" width={40} />);
  fireEvent.error(screen.getByAltText('Oak'));
  expect(screen.queryByAltText('Oak')).toBeNull();
  expect(screen.getByRole('img', { name: 'No image' })).toBeDefined();
  rerender(<Thumbnail src="http://content.test/b.webp" alt="Oak" width={40} />);
  expect(screen.getByAltText('Oak').getAttribute('src')).toBe('http://content.test/b.webp');
});

test('without an image there is the icon alone', () => {
  render(<Thumbnail src={null} width={40} />);
  expect(screen.getByRole('img', { name: 'No image' })).toBeDefined();
});
