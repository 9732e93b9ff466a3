import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../shell/session.ts';

/** Whether the signed-in user may make and change resellers. */
export const useMayManage = (): boolean => {
  const { user } = useSession();
  return may(user, 'organisations.admin') || may(user, 'users.create');
};
