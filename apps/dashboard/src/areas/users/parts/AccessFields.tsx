import { Box, Checkbox, Tooltip } from '@mantine/core';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { useSession } from '../../../session/session.ts';
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
    <Box
      component="fieldset"
      mx={0}
      px={0}
      miw={0}
      mt={24}
      mb={0}
      pt={20}
      pb={0}
      style={{ border: 0, borderTop: '1px solid var(--vt-line)' }}
    >
      <legend className={classes.legend}>Access</legend>
      <div className={classes.rows}>
        {rows.map((row) => {
          const state = stateOf(row, permissions);
          return (
            <Tooltip
              key={row.label}
              label={reason(row) ?? ''}
              disabled={reason(row) === null}
              multiline
              w={250}
              position="right"
            >
              <Box style={{ justifySelf: 'start' }}>
                <Checkbox
                  label={row.label}
                  name={row.label}
                  checked={state === 'on'}
                  indeterminate={state === 'mixed'}
                  aria-disabled={reason(row) !== null || undefined}
                  onChange={({ currentTarget: { checked: on } }) =>
                    reason(row) === null && onChange(withRow(row, permissions, on))
                  }
                />
              </Box>
            </Tooltip>
          );
        })}
      </div>
    </Box>
  );
};
