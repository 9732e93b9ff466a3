import { Box, Button, Flex } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { mayInviteUsers } from '@vitrine/domain/policies/users';
import { useMemo } from 'react';
import { EditUserModal } from '../areas/users/EditUserModal.tsx';
import { InviteUserModal } from '../areas/users/InviteUserModal.tsx';
import { UserAccounts } from '../areas/users/UserAccounts.tsx';
import type { UsersParent } from '../areas/users/useUsers.ts';
import { useSession } from '../session/session.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { useOpenModal } from '../ui/dialogs/modal-history.ts';

/** The users of the reseller in the route. */
const useResellerUsers = (): UsersParent & { resellerId: number } => {
  const { parent, resellerId, key, paths } = useTenant();
  const organisationId = parent?.id ?? null;
  const id = resellerId ?? 0;
  const accounts = paths.resellerAccounts(id);
  return useMemo(
    () => ({ organisationId, resellerId: id, own: false, tenant: key, accounts }),
    [organisationId, id, key, accounts],
  );
};

/** The Accounts tab of a reseller. */
export const ResellerAccounts = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const openModal = useOpenModal();
  const parent = useResellerUsers();
  const mayInvite = mayInviteUsers(user);
  const invite = (): void => openModal(paths.inviteResellerUser(parent.resellerId));
  return (
    <Box mt={{ base: 12, sm: 20 }}>
      {mayInvite && (
        <Flex justify="flex-end" mb={12}>
          <Button
            flex={{ base: 1, sm: 'none' }}
            variant="filled"
            leftSection={<IconUserPlus size={16} stroke={1.6} />}
            onClick={invite}
          >
            {resellerMessages.inviteResellerUser}
          </Button>
        </Flex>
      )}
      <UserAccounts parent={parent} editAddress={paths.editResellerUser(parent.resellerId)} />
      <Outlet />
    </Box>
  );
};

/** Add User over the accounts of a reseller. */
export const InviteResellerUser = () => <InviteUserModal parent={useResellerUsers()} />;

/** Edit User over the accounts of a reseller. */
export const EditResellerUser = () => <EditUserModal parent={useResellerUsers()} />;
