import { uiMessages } from '@vitrine/contract/screens/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import { mayInviteUsers } from '@vitrine/domain/policies/users';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { Redirect } from '../../routes/Redirect.tsx';
import { useSession } from '../../session/session.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useCloseModal } from '../../ui/dialogs/modal-history.ts';
import { NO_USER, serverIssues, UserFields, useUserForm } from './UserFields.tsx';
import { parentIdOf, type UsersParent, useInvite, useTenantUsers } from './useUsers.ts';

const InviteForm = ({ parent }: { parent: UsersParent }) => {
  const form = useUserForm(`invite.${parentIdOf(parent)}`, NO_USER);
  const inviting = useInvite(parent);
  const leave = useCloseModal(parent.accounts);
  useClearedErrors();
  const submit = form.submitWith((values) => {
    if (inviting.isPending) return;
    inviting.mutate(values, { onSuccess: leave, onError: (error) => form.setErrors(serverIssues(error)) });
  });
  return (
    <FormModal
      title={userMessages.addUser}
      sentence={userMessages.inviteHelp}
      width={560}
      locked={inviting.isPending}
      onClose={leave}
      action={uiMessages.invite}
      unsaved={form.isChanged}
      onSubmit={submit}
    >
      <UserFields form={form} />
      {inviting.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </FormModal>
  );
};

/** Add User: invites somebody into an organisation, a reseller or the staff. */
export const InviteUserModal = ({ parent }: { parent: UsersParent }) => {
  const { user } = useSession();
  if (!mayInviteUsers(user)) return <Redirect to={parent.accounts} />;
  return <InviteForm parent={parent} />;
};

/** Add User over User Accounts. */
export const AccountsInviteUser = () => <InviteUserModal parent={useTenantUsers()} />;
