import { InviteUserModal } from './InviteUserModal.tsx';
import { useHouseUsers } from './useHouseUsers.ts';

/** Add User over User Accounts. */
export const AccountsInviteUser = () => <InviteUserModal parent={useHouseUsers()} />;
