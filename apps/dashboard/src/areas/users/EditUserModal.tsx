import { Box, Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { checkEdit, checkSecureAccount, mayEditUsers } from '@vitrine/domain/policies/users';
import { useState } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useClearedErrors } from '../../layout/Notifications.tsx';
import { Redirect } from '../../routes/Redirect.tsx';
import { PendingEmail } from '../../session/PendingEmail.tsx';
import { useSession } from '../../session/session.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../ui/dialogs/modal-history.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { type AccessEdits, AccessFields, accessEdits, holderOf, sameKeys, withAccess } from './AccessFields.tsx';
import { ClearSecondStep, DeleteUser, UserSessions } from './UserAccountActions.tsx';
import { changedIn, fieldError, serverIssues, UserFields, useUserForm, valuesOf } from './UserFields.tsx';
import { type UsersParent, useEdit, usersKey, useTenantUsers, useUsers } from './useUsers.ts';

/** The state of Edit User: fields, access, changes, and the signed-in user's rights. */
const useEditForm = (parent: UsersParent, user: User, onSaved: () => void) => {
  const { user: signedIn } = useSession();
  // The values when the form opened, with those that it has stored: changes by others are not overwritten.
  const [original, setOriginal] = useState(() => valuesOf(user));
  const [access, setAccess] = useState<AccessEdits>({});
  const [password, setPassword] = useState('');
  const [passwordIssue, setPasswordIssue] = useState<string | undefined>();
  const form = useUserForm(`edit.${user.id}`, original);
  const saving = useEdit(parent);
  const permissions = withAccess(user.permissions, access);
  const changed = changedIn(original, form.values);
  const accessChanged = !sameKeys(permissions, user.permissions);
  const dirty = accessChanged || Object.keys(changed).length > 0;
  const self = user.id === signedIn.id;
  const asksPassword = self && changed.email !== undefined;
  const subject = { id: user.id, ...holderOf(user) };
  const readOnly = checkEdit(signedIn, subject) !== null;
  return {
    form,
    permissions,
    setPermissions: (next: PermissionKey[]): void => setAccess(accessEdits(user.permissions, next)),
    /** Required for a change of the user's own email address. */
    asksPassword,
    password,
    passwordIssue,
    setPassword: (typed: string): void => {
      setPassword(typed);
      setPasswordIssue(undefined);
    },
    saving: saving.isPending,
    dirty,
    /** The user has more rights than the signed-in user. */
    readOnly,
    mayDelete: checkSecureAccount(signedIn, subject) === null,
    accessLockedBecause: self ? userMessages.accessOfSelf : readOnly ? userMessages.mayMore : null,
    submit: form.submitWith(() => {
      if (!dirty || saving.isPending) return;
      if (asksPassword && password === '') {
        setPasswordIssue(userMessages.passwordForEmail);
        return;
      }
      const edit = {
        user,
        changed,
        access: accessChanged ? access : null,
        ...(asksPassword && { password }),
        onFieldsStored: () => setOriginal((before) => ({ ...before, ...changed })),
      };
      saving.mutate(edit, {
        onSuccess: onSaved,
        onError: (error) => {
          form.setErrors(serverIssues(error));
          setPasswordIssue(fieldError(error, 'current_password'));
        },
      });
    }),
  };
};

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
    <FormModal
      title={userMessages.editUser}
      width={560}
      locked={edit.saving}
      onClose={leave}
      action={uiMessages.saveTheChanges}
      disabled={!edit.dirty}
      unsaved={edit.dirty}
      onSubmit={edit.submit}
      footer={(close, submitButton) => (
        <>
          {!phone && remove && <Box mr="auto">{remove}</Box>}
          <Button disabled={edit.saving} onClick={close}>
            {uiMessages.cancel}
          </Button>
          {submitButton}
        </>
      )}
    >
      {edit.readOnly && (
        <Box mb={20}>
          <Banner tone="amber" icon={<IconLock size={16} stroke={1.6} />} title={userMessages.mayMore} />
        </Box>
      )}
      <Box mb={user.pending_email === null ? 0 : 20}>
        <PendingEmail user={user} onChanged={readAgain} />
      </Box>
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
      {edit.mayDelete && user.two_step && <ClearSecondStep parent={parent} user={user} />}
      {edit.mayDelete && isActive(user) && <UserSessions user={user} />}
      {phone && remove && (
        <Box mt={24} pb={16}>
          {remove}
        </Box>
      )}
      {edit.saving && <LoadingOverlay message={userMessages.sending} everything />}
    </FormModal>
  );
};

/** Edit User: name, email and access of the user in the address. */
export const EditUserModal = ({ parent }: { parent: UsersParent }) => {
  const { user: signedIn } = useSession();
  const { user: id } = useSearch({ strict: false }) as { user?: number };
  const leave = useCloseModal(parent.accounts, 'user');
  const { data } = useUsers(parent);
  if (!mayEditUsers(signedIn)) return <Redirect to={parent.accounts} />;
  if (!data) return null;
  const user = data.find((each) => each.id === Number(id));
  if (user) return <EditForm key={user.id} parent={parent} user={user} leave={leave} />;
  return (
    <ModalFrame title={userMessages.editUser} width={560} onClose={leave}>
      <EmptyState title={userMessages.missing} />
    </ModalFrame>
  );
};

/** Edit User over User Accounts. */
export const AccountsEditUser = () => <EditUserModal parent={useTenantUsers()} />;
