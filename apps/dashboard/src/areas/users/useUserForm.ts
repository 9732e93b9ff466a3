import { useSession } from '../../session/session.ts';
import { useDraftForm } from '../../ui/useDraftForm.ts';
import { missingIn, type UserValues } from './user-form.ts';

/** The three fields of Add User and Edit User; `form` names the draft, which ends with the form. */
export const useUserForm = (form: string, initialValues: UserValues) =>
  useDraftForm(`user.${useSession().user.id}.${form}`, { initialValues, validate: missingIn, forgetsOnClose: true });

export type UserForm = ReturnType<typeof useUserForm>;
