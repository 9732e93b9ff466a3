import { Box, Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { mayReadAuditLog } from '@vitrine/domain/policies/organisations';
import { mayInviteUsers } from '@vitrine/domain/policies/users';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../ui/modal-history.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import classes from './AccountsScreen.module.css';
import { TwoStepRule } from './parts/TwoStepRule.tsx';
import { UserAccounts } from './UserAccounts.tsx';
import { useTenantUsers } from './useTenantUsers.ts';

const useMayInvite = (): boolean => {
  const { user } = useSession();
  return mayInviteUsers(user);
};

/** The users of the current tenant, or the provider's staff. */
export const AccountsScreen = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const parent = useTenantUsers();
  const phone = usePhone();
  const navigate = useNavigate();
  const mayInvite = useMayInvite();
  const invite = mayInvite && (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconUserPlus size={16} stroke={1.6} />}
      onClick={() => navigate({ to: paths.inviteUser, state: OVER_SCREEN, resetScroll: false })}
    >
      Invite User
    </Button>
  );
  const activity = mayReadAuditLog(user) && <Button onClick={() => navigate({ to: paths.activity })}>Activity</Button>;
  return (
    <>
      <PageHeader
        title="User Accounts"
        phoneAction={invite}
        actions={
          <>
            {activity}
            {invite}
          </>
        }
      />
      {phone && activity && <div className={classes.activity}>{activity}</div>}
      <Box flex="none" mt={{ base: 16, sm: 28 }} pb={40}>
        <UserAccounts parent={parent} editAddress={paths.editUser} />
        <TwoStepRule parent={parent} />
      </Box>
      <Outlet />
    </>
  );
};
