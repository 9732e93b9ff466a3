import type { PermissionKey } from '@vitrine/contract/permissions';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { useSession } from '../../../session/session.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import { type AccessRow, accessRowsFor, maySet, stateOf, withRow } from '../access.ts';
import classes from './AccessFields.module.css';

interface AccessFieldsProps {
  user: User;
  permissions: PermissionKey[];
  onChange: (permissions: PermissionKey[]) => void;
  /** Why nothing of it can be changed; null where it can. */
  lockedBecause: string | null;
}

/** What a user may do. What the signed-in user does not hold is shown, and stays as it is. */
export const AccessFields = ({ user, permissions, onChange, lockedBecause }: AccessFieldsProps) => {
  const { user: signedIn } = useSession();
  const rows = accessRowsFor(signedIn, user);
  if (rows.length === 0) return null;
  const reason = (row: AccessRow): string | null =>
    lockedBecause ?? (maySet(signedIn, row) ? null : userMessages.accessNotHeld);
  return (
    <fieldset className={classes.access}>
      <legend className={classes.legend}>Access</legend>
      <div className={classes.rows}>
        {rows.map((row) => {
          const state = stateOf(row, permissions);
          return (
            <Tip key={row.label} label={reason(row) ?? ''} on={reason(row) !== null} wide position="right">
              <div className={classes.row}>
                <Checkbox
                  label={row.label}
                  name={row.label}
                  checked={state === 'on'}
                  mixed={state === 'mixed'}
                  locked={reason(row) !== null}
                  onChange={(on) => onChange(withRow(row, permissions, on))}
                />
              </div>
            </Tip>
          );
        })}
      </div>
    </fieldset>
  );
};
