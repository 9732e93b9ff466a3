import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../shell/session.ts';
import { useHouse } from '../../shell/useHouse.ts';

/** Whether configurators can be made here: with the permission, in the house of an organisation (configurators.md §2). */
export const useMayCreate = (): boolean => {
  const { user } = useSession();
  const { parent, resellerId } = useHouse();
  return parent !== null && user.reseller === null && resellerId === null && may(user, 'configurators.create');
};
