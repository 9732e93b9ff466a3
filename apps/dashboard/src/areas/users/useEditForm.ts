import type { PermissionKey } from '@vitrine/contract/permissions';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { checkEdit, checkSecureAccount } from '@vitrine/domain/policies/users';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { holderOf, sameKeys } from './AccessFields.tsx';
import { changedIn, fieldError, serverIssues, useUserForm, valuesOf } from './UserFields.tsx';
import { useEdit } from './useUserChanges.ts';
import type { UsersParent } from './useUsers.ts';

/** The state of Edit User: fields, access, changes, and the signed-in user's rights. */
export const useEditForm = (parent: UsersParent, user: User, onSaved: () => void) => {
  const { user: signedIn } = useSession();
  // The values when the form opened: changes by others are not overwritten.
  const [original] = useState(() => valuesOf(user));
  const [chosen, setChosen] = useState<PermissionKey[] | null>(null);
  const [password, setPassword] = useState('');
  const [passwordIssue, setPasswordIssue] = useState<string | undefined>();
  const form = useUserForm(`edit.${user.id}`, original);
  const saving = useEdit(parent);
  const permissions = chosen ?? user.permissions;
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
    setPermissions: setChosen,
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
        permissions: accessChanged ? permissions : null,
        ...(asksPassword && { password }),
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
