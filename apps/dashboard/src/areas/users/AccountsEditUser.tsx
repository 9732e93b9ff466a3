import { EditUserModal } from './EditUserModal.tsx';
import { useHouseUsers } from './useHouseUsers.ts';

/** Edit User over User Accounts. */
export const AccountsEditUser = () => <EditUserModal parent={useHouseUsers()} />;
