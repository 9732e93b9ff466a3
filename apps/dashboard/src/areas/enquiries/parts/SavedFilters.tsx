import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconSettings } from '@tabler/icons-react';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { useState } from 'react';
import type { Narrowed } from '../useNarrowing.ts';
import { useSavedFilters } from '../useSavedFilters.ts';
import { SavedFiltersModal } from './SavedFiltersModal.tsx';

/** Filters that the person kept under a name: one press narrows the list by all of it. */
export const SavedFilters = ({ narrowing, narrow }: Narrowed) => {
  const { filters } = useSavedFilters();
  const [managing, setManaging] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden="true" />}>{messages.filters}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filters.map(({ id, name, filter }) => (
            <Menu.Item key={id} onClick={() => narrow(filter)}>
              {name}
            </Menu.Item>
          ))}
          {filters.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconSettings size={18} stroke={1.6} />} onClick={() => setManaging(true)}>
            {messages.manageFilters}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {managing && <SavedFiltersModal narrowing={narrowing} onClose={() => setManaging(false)} />}
    </>
  );
};
