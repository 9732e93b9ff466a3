import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { moveToTab } from './tab-keys.ts';

function Tabs() {
  const [chosen, choose] = useState('one');
  return (
    <div role="tablist" onKeyDown={moveToTab}>
      {['one', 'two', 'three'].map((name) => (
        <button key={name} type="button" role="tab" aria-selected={name === chosen} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

afterEach(cleanup);

test.each([
  ['ltr', '{ArrowRight}', 'two'],
  ['ltr', '{ArrowLeft}', 'three'],
  ['rtl', '{ArrowLeft}', 'two'],
  ['rtl', '{ArrowRight}', 'three'],
  ['rtl', '{End}', 'three'],
])('in %s the key %s opens %s', async (dir, key, name) => {
  render(
    <div dir={dir}>
      <Tabs />
    </div>,
  );
  screen.getByRole('tab', { name: 'one' }).focus();
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  expect(document.activeElement?.textContent).toBe(name);
});
