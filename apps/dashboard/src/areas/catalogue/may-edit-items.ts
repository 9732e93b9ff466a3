import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { may } from '@vitrine/domain/permissions/may';

/** Who may open the item edit screen and discard changes of a row. */
export const mayEditItems = (user: Pick<CurrentUser, 'is_admin' | 'permissions'>): boolean =>
  may(user, 'organisations.admin') || may(user, 'configurators');
