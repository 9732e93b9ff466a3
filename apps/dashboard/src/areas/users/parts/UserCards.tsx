import { EditLink } from './EditLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UserAction } from './UserAction.tsx';
import classes from './UserCards.module.css';
import { UserName } from './UserName.tsx';
import type { UserRowsProps } from './UserTable.tsx';

/** User Accounts on phones: one card a user. */
export const UserCards = ({ users, editAddress, ...actions }: UserRowsProps) => (
  <ul className={classes.cards}>
    {users.map((user) => (
      <li key={user.id} className={classes.card}>
        <div className={classes.line}>
          <UserName user={user} />
          {editAddress !== null && <EditLink user={user} address={editAddress} />}
        </div>
        <div className={classes.line}>
          <StatusBadge status={user.invite_status} />
          <UserAction user={user} size="regular" {...actions} />
        </div>
      </li>
    ))}
  </ul>
);
