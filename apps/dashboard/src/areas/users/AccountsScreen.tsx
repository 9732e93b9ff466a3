import { Box, Button, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import { mayChangeSignInRules, mayReadAuditLog } from '@vitrine/domain/policies/organisations';
import { mayInviteUsers } from '@vitrine/domain/policies/users';
import { useId, useState } from 'react';
import { call } from '../../calls/call.ts';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useChange } from '../../layout/useChange.ts';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import { type TenantParent, useTenant } from '../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { UserAccounts } from './UserAccounts.tsx';
import { type UsersParent, useTenantUsers, useUsers } from './useUsers.ts';

const changeSignInRules = (organisationId: number, required: boolean) =>
  call<typeof organisationRoutes.changeSignInRules>('PUT', '/organisations/:organisationId/sign-in-rules', {
    params: { organisationId },
    body: { two_step_required: required },
  });

/** Changes whether an organisation requires a second step, and refreshes the organisation on the page. */
const useTwoStepRule = (organisationId: number, opened: boolean) => {
  const queryClient = useQueryClient();
  const renewSession = useRenewSession();
  const send = async (required: boolean): Promise<void> => {
    await changeSignInRules(organisationId, required);
    await (opened ? queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }) : renewSession());
  };
  return useChange(send, { failed: userMessages.twoStepFailed });
};

const Rule = ({ tenant, parent }: { tenant: TenantParent; parent: UsersParent }) => {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { data: users } = useUsers(parent);
  const changing = useTwoStepRule(tenant.id, !parent.own);
  const required = tenant.two_step_required;
  if (!users) return null;
  return (
    <Group component="section" gap={16} justify="space-between" wrap="nowrap" maw={560} mt={40}>
      <Box miw={0}>
        <Text component="h2" fw={500}>
          {userMessages.twoStepRule}
        </Text>
        <Text id={id} size="sm" c="dimmed">
          {userMessages.twoStepCount(users.filter(({ two_step }) => two_step).length, users.length)}
        </Text>
      </Box>
      <Switch
        label={userMessages.twoStepRule}
        describedBy={id}
        on={required}
        onToggle={() => (required ? changing.mutate(false) : setAsking(true))}
      />
      {asking && (
        <ConfirmDialog
          title={userMessages.twoStepTitle}
          question={userMessages.twoStepQuestion}
          yes={userMessages.twoStepYes}
          onYes={() => {
            setAsking(false);
            changing.mutate(true);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {changing.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </Group>
  );
};

/** Whether the organisation asks all its users for a second step; for those who manage it. */
const TwoStepRule = ({ parent }: { parent: UsersParent }) => {
  const { user } = useSession();
  const { parent: tenant } = useTenant();
  if (tenant === null || !mayChangeSignInRules(user)) return null;
  return <Rule tenant={tenant} parent={parent} />;
};

/** The users of the current tenant, or the provider's staff. */
export const AccountsScreen = () => {
  const { user } = useSession();
  const { paths } = useTenant();
  const parent = useTenantUsers();
  const phone = usePhone();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const invite = mayInviteUsers(user) && (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconUserPlus size={16} stroke={1.6} />}
      onClick={() => openModal(paths.inviteUser)}
    >
      {userMessages.inviteUser}
    </Button>
  );
  const activity = mayReadAuditLog(user) && (
    <Button w={phone ? '100%' : 'auto'} onClick={() => navigate({ to: paths.activity })}>
      {uiMessages.activity}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={uiMessages.userAccounts}
        phoneAction={invite}
        actions={
          <>
            {activity}
            {invite}
          </>
        }
      />
      {phone && activity && <Box pt={12}>{activity}</Box>}
      <Box flex="none" mt={{ base: 16, sm: 28 }} pb={40}>
        <UserAccounts parent={parent} editAddress={paths.editUser} />
        <TwoStepRule parent={parent} />
      </Box>
      <Outlet />
    </>
  );
};
