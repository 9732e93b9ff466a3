import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { signOutMessages } from '@vitrine/contract/session/sign-out-messages';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SessionRows } from '../../../ui/tables/SessionRows.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './queries.ts';
import { SecondSteps } from './SecondSteps.tsx';
import { Section } from './SecuritySection.tsx';

/** The session to end, or all but this one. */
type Ending = OwnSession | 'others';

const EndDialog = ({ ending, onClose }: { ending: Ending; onClose: () => void }) => {
  const request = useChange(() => (ending === 'others' ? endOtherSessions() : endSession(ending.id)), {
    failed: signOutMessages.notSignedOut,
    onSettled: (queryClient) => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={ending === 'others' ? securityMessages.signOutEverywhereElse : securityMessages.signOut(ending.device)}
      question={
        ending === 'others' ? securityMessages.endOthersQuestion : securityMessages.endOneQuestion(ending.device)
      }
      yes={securityMessages.signOutLabel}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    />
  );
};

/** Where the user is signed in: sign out one, or all others. */
const OwnSessions = () => {
  const sessions = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Section
      title={uiMessages.sessions}
      help={securityMessages.sessionsHelp}
      actions={others && <Button onClick={() => setEnding('others')}>{securityMessages.signOutEverywhereElse}</Button>}
    >
      {!sessions.data && (
        <NotLoaded
          what={securityMessages.yourSessions}
          query={sessions}
          skeleton={<RowsSkeleton label={uiMessages.loading} rows={2} image={false} />}
        />
      )}
      {sessions.data && <SessionRows sessions={sessions.data} verb={securityMessages.signOutLabel} onEnd={setEnding} />}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
};

/** A user's own password, second step, passkeys and sessions. */
export const SecurityScreen = () => (
  <>
    <PageHeader title={securityMessages.title} />
    <Stack gap={0} w="100%" maw={640} pt={12} pb={64}>
      <ChangePassword />
      <SecondSteps />
      <OwnSessions />
    </Stack>
  </>
);
