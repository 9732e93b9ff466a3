import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { mayEditUsers } from '@vitrine/domain/policies/users';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useSession } from '../../session/session.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { sorted, useSorting } from '../../ui/useSorting.ts';
import { UserCards } from './parts/UserCards.tsx';
import { UserTable } from './parts/UserTable.tsx';
import type { UsersParent } from './users-parent.ts';
import { useResend, useReset } from './useUserChanges.ts';
import { useUsers } from './useUsers.ts';

interface UserAccountsProps {
  parent: UsersParent;
  /** Where Edit User opens over this list. */
  editAddress: string;
}

const Rows = ({ users, parent, editAddress }: UserAccountsProps & { users: readonly User[] }) => {
  const { user: signedIn } = useSession();
  const phone = usePhone();
  const sorting = useSorting('first_name');
  const resetting = useReset(parent);
  const resending = useResend(parent);
  const inOrder = useMemo(() => sorted(users, (user) => user.first_name, sorting.direction), [users, sorting]);
  const props = {
    editAddress: mayEditUsers(signedIn) ? editAddress : null,
    onReset: (user: User) => resetting.mutate(user),
    onResend: (user: User) => resending.mutate(user),
  };
  return (
    <>
      {phone ? <UserCards users={users} {...props} /> : <UserTable users={inOrder} sorting={sorting} {...props} />}
      {(resetting.isPending || resending.isPending) && <LoadingOverlay message={userMessages.sending} everything />}
    </>
  );
};

/** The users of an organisation, a reseller or the provider, each with the actions on it. */
export const UserAccounts = ({ parent, editAddress }: UserAccountsProps) => {
  const { data, error, isPending, isFetching, refetch } = useUsers(parent);
  if (isPending) return <RowsSkeleton label={userMessages.fetching} image={false} />;
  if (!data) return <FailedList what="Users" error={error} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return <EmptyState drawing={<EmptyCase />} title={userMessages.empty} help={userMessages.emptyHelp} />;
  return <Rows users={data} parent={parent} editAddress={editAddress} />;
};
