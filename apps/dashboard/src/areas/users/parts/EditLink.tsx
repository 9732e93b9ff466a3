import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { User } from '@vitrine/contract/users/schemas';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { fullName } from '../full-name.ts';
import classes from './EditLink.module.css';

/** Opens Edit User over the list. */
export const EditLink = ({ user, address }: { user: User; address: string }) => {
  const label = `Edit ${fullName(user)}`;
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={address}
        search={{ user: user.id } as never}
        state={OVER_SCREEN}
        resetScroll={false}
        className={classes.edit ?? ''}
        aria-label={label}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
};
