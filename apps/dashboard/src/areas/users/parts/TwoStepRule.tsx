import { Box, Group, Text } from '@mantine/core';
import { userMessages } from '@vitrine/contract/users/messages';
import { mayChangeSignInRules } from '@vitrine/domain/policies/organisations';
import { useId, useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useSession } from '../../../session/session.ts';
import { type TenantParent, useTenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { UsersParent } from '../users-parent.ts';
import { useTwoStepRule } from '../useTwoStepRule.ts';
import { useUsers } from '../useUsers.ts';

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
export const TwoStepRule = ({ parent }: { parent: UsersParent }) => {
  const { user } = useSession();
  const { parent: tenant } = useTenant();
  if (tenant === null || !mayChangeSignInRules(user)) return null;
  return <Rule tenant={tenant} parent={parent} />;
};
