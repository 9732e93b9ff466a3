import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ChangedLine, ChangesTable } from './ChangesTable.tsx';

const lines = (layer: string, count: number): ChangedLine[] =>
  Array.from({ length: count }, (_, at) => ({ key: `${layer}${at}`, name: `${layer} ${at}`, kind: 'added' }));

test('of very many changes the first are listed, and all on request', () => {
  const groups = ['Walls', 'Roofs', 'Doors'].map((name) => ({ key: name, name, count: 200, lines: lines(name, 200) }));
  render(
    <MantineProvider>
      <ChangesTable label="Edits" groups={groups} />
    </MantineProvider>,
  );
  expect(screen.getByText('Roofs 99')).toBeDefined();
  expect(screen.queryByText('Roofs 100')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 600 changes' }));
  expect(screen.getByText('Doors 199')).toBeDefined();
});
