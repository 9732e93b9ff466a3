import { EditUserModal } from './EditUserModal.tsx';
import { useTenantUsers } from './useTenantUsers.ts';

/** Edit User over User Accounts. */
export const AccountsEditUser = () => <EditUserModal parent={useTenantUsers()} />;
