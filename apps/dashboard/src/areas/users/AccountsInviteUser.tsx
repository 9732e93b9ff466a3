import { InviteUserModal } from './InviteUserModal.tsx';
import { useTenantUsers } from './useTenantUsers.ts';

/** Add User over User Accounts. */
export const AccountsInviteUser = () => <InviteUserModal parent={useTenantUsers()} />;
