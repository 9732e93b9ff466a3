import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFileUpload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import classes from './TileOptions.module.css';

/** Edit, Update and Delete on a tile, for administrators. */
export const TileOptions = ({ configurator }: { configurator: { id: number; name: string } }) => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { id, name } = configurator;
  const open = (to: string): void => {
    navigate({ to, state: OVER_SCREEN });
  };
  return (
    <>
      <Menu position="bottom-end" width={160}>
        <Menu.Target>
          <ActionIcon className={classes.button ?? ''} aria-label={`Options of ${name}`}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={1.6} />}
            onClick={() => open(paths.editConfigurator(id))}
          >
            Edit
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileUpload size={18} stroke={1.6} />}
            onClick={() => open(paths.updateConfigurator(id))}
          >
            Update
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.6} />} onClick={() => setAsking(true)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && <DeleteQuestion configurator={configurator} onClose={() => setAsking(false)} />}
    </>
  );
};
