import { Button, Menu } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from './test/render-in-shell.tsx';

// What has the focus, and what shows as chosen: e2e/journeys/screens/keyboard.spec.ts.
test('a menu contains items only', async () => {
  const { user } = renderInShell(
    <Menu>
      <Menu.Target>
        <Button>More</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Copy</Menu.Item>
        <Menu.Item>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu', { hidden: true });
  expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual(['menuitem', 'menuitem']);
});
