import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Deletes what a form edits; undo brings it back. */
export const DeleteButton = ({ label, onDelete }: { label: string; onDelete: () => void }) => (
  <Button size="xs" variant="danger" leftSection={<IconTrash size={14} stroke={1.8} />} onClick={onDelete}>
    {label}
  </Button>
);
