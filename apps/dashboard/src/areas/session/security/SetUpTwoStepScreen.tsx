import { Box, Button, Group, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { useSession } from '../../../session/session.ts';
import { useRenewSession } from '../../../session/useRenewSession.ts';
import { useSignOut } from '../../../session/useSignOut.ts';
import { Wordmark } from '../../../ui/images/Logo.tsx';
import { SecondSteps } from './SecondSteps.tsx';

/** Replaces the shell until the required second step is set up. */
export const SetUpTwoStepScreen = () => {
  const { user } = useSession();
  const renew = useRenewSession();
  const leaving = useSignOut();
  return (
    <Box
      component="main"
      mih="100dvh"
      px={{ base: 16, sm: 40 }}
      pb={{ base: 40, sm: 64 }}
      bg={{ base: 'var(--vt-surface)', sm: 'transparent' }}
    >
      <Group component="header" gap={0} justify="space-between" wrap="nowrap" h={{ base: 72, sm: 88 }}>
        <Wordmark />
        <Button aria-busy={leaving.isPending} onClick={() => !leaving.isPending && leaving.mutate()}>
          {uiMessages.logOut}
        </Button>
      </Group>
      <Box
        mx="auto"
        px={{ base: 0, sm: 28 }}
        maw={560}
        mt={{ base: 12, sm: 40 }}
        pt={{ base: 0, sm: 28 }}
        pb={{ base: 0, sm: 12 }}
        bd={{ base: 0, sm: '1px solid var(--vt-line)' }}
        bdrs={10}
        bg="var(--vt-surface)"
      >
        <Box component="h1" fz={24} fw={600} lh="32px" lts="-0.022em">
          {securityMessages.title}
        </Box>
        <Text inherit mt={8}>
          {securityMessages.twoStepDemanded}
        </Text>
        <Text inherit mt={4} mb={12} c="dimmed" fz={13}>
          {user.email}
        </Text>
        <SecondSteps onReady={renew} />
      </Box>
    </Box>
  );
};
