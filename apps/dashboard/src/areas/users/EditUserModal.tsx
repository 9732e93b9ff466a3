import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { mayEditUsers } from '@vitrine/domain/policies/users';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { PendingEmail } from '../../session/PendingEmail.tsx';
import { useSession } from '../../session/session.ts';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../ui/dialogs/modal-history.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyCase } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { AccessFields } from './AccessFields.tsx';
import classes from './EditUserModal.module.css';
import { ClearSecondStep, DeleteUser, UserSessions } from './UserAccountActions.tsx';
import { UserFields } from './UserFields.tsx';
import { useEditForm } from './useEditForm.ts';
import { type UsersParent, usersKey, useTenantUsers, useUsers } from './useUsers.ts';

const FORM_ID = 'edit-user';

/** Only users who accepted their invitation have sessions. */
const isActive = ({ invite_status }: User): boolean => invite_status === null || invite_status === 'active';

interface EditFormProps {
  parent: UsersParent;
  user: User;
  /** Closes the modal at once. */
  leave: () => void;
}

const EditForm = ({ parent, user, leave }: EditFormProps) => {
  const edit = useEditForm(parent, user, leave);
  const phone = usePhone();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: usersKey(parent) });
  useClearedErrors();
  const remove = edit.mayDelete && <DeleteUser parent={parent} user={user} onDeleted={leave} />;
  return (
    <ModalFrame
      title="Edit User"
      width={560}
      locked={edit.saving}
      onClose={leave}
      footer={(close) => (
        <>
          {!phone && remove && <Box mr="auto">{remove}</Box>}
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="filled" disabled={!edit.dirty}>
            Save changes
          </Button>
        </>
      )}
    >
      {edit.readOnly && (
        <div className={classes.reason}>
          <Banner tone="amber" icon={<IconLock size={16} stroke={1.6} />} title={userMessages.mayMore} />
        </div>
      )}
      <div className={classes.reason}>
        <PendingEmail user={user} onChanged={readAgain} />
      </div>
      <form id={FORM_ID} noValidate onSubmit={edit.submit}>
        <UserFields form={edit.form} readOnly={edit.readOnly} />
        {edit.asksPassword && (
          <Box mb={20}>
            <TextField
              label={userMessages.currentPassword}
              type="password"
              name="current_password"
              autoComplete="current-password"
              value={edit.password}
              error={edit.passwordIssue}
              onChange={(event) => edit.setPassword(event.target.value)}
            />
          </Box>
        )}
        <AccessFields
          user={user}
          permissions={edit.permissions}
          onChange={edit.setPermissions}
          lockedBecause={edit.accessLockedBecause}
        />
      </form>
      {edit.mayDelete && user.two_step && <ClearSecondStep parent={parent} user={user} />}
      {edit.mayDelete && isActive(user) && <UserSessions user={user} />}
      {phone && remove && <div className={classes.below}>{remove}</div>}
      {edit.saving && <LoadingOverlay message={userMessages.sending} everything />}
    </ModalFrame>
  );
};

/** Edit User: name, email and access of the user in the address. */
export const EditUserModal = ({ parent }: { parent: UsersParent }) => {
  const { user: signedIn } = useSession();
  const { user: id } = useSearch({ strict: false }) as { user?: number };
  const leave = useCloseModal(parent.accounts, 'user');
  const { data } = useUsers(parent);
  if (!mayEditUsers(signedIn)) return <Navigate to={parent.accounts} replace />;
  if (!data) return null;
  const user = data.find((each) => each.id === Number(id));
  if (user) return <EditForm key={user.id} parent={parent} user={user} leave={leave} />;
  return (
    <ModalFrame title="Edit User" width={560} onClose={leave}>
      <EmptyState drawing={<EmptyCase />} title={userMessages.missing} />
    </ModalFrame>
  );
};

/** Edit User over User Accounts. */
export const AccountsEditUser = () => <EditUserModal parent={useTenantUsers()} />;
