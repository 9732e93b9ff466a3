import type { User } from '@vitrine/contract/users/schemas';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import type { Sorting } from '../../../ui/useSorting.ts';
import { EditLink } from './EditLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UserAction, type UserActions } from './UserAction.tsx';
import { UserName } from './UserName.tsx';
import classes from './UserTable.module.css';

export interface UserRowsProps extends UserActions {
  users: readonly User[];
  /** Where Edit User opens; null for those who may not. */
  editAddress: string | null;
}

const HEADS: readonly Head[] = [
  { key: 'first_name', label: 'Name', sortable: true },
  { key: 'status', label: 'Status', width: '18%' },
  { key: 'action', label: 'Action', width: '22%' },
  { key: 'edit', label: 'Edit', unseen: true, width: '44px' },
];

/** User Accounts on wide screens. */
export const UserTable = ({ users, editAddress, sorting, ...actions }: UserRowsProps & { sorting: Sorting }) => (
  <DataTable label="User Accounts" heads={HEADS} sorting={sorting}>
    <tbody>
      {users.map((user) => (
        <tr key={user.id} className={classes.row}>
          <td>
            <UserName user={user} />
          </td>
          <td>
            <StatusBadge status={user.invite_status} />
          </td>
          <td>
            <UserAction user={user} {...actions} />
          </td>
          <td className={classes.edit}>{editAddress !== null && <EditLink user={user} address={editAddress} />}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
