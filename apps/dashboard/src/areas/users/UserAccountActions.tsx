import { Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { OwnSession } from '@vitrine/contract/session/schemas';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import type { userSessionRoutes } from '@vitrine/contract/users/session-routes';
import { useState } from 'react';
import { call } from '../../calls/call.ts';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useChange } from '../../layout/useChange.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { SessionRows } from '../../ui/tables/SessionRows.tsx';
import { fullName, type UsersParent, useClearSecondStep, useDelete } from './useUsers.ts';

/** Removes the second step of a user who has lost it, after a confirmation. */
export const ClearSecondStep = ({ parent, user }: { parent: UsersParent; user: User }) => {
  const [asking, setAsking] = useState(false);
  const clearing = useClearSecondStep(parent);
  return (
    <Group gap={16} justify="space-between" wrap="nowrap" mt={24} pt={16} fz={13} lh="20px" className="vt-ruled-top">
      {userMessages.hasTwoStep}
      <Button size="xs" onClick={() => setAsking(true)}>
        {userMessages.clearStep}
      </Button>
      {asking && (
        <ConfirmDialog
          title={userMessages.clearStepTitle(fullName(user))}
          question={userMessages.clearStepQuestion}
          yes={userMessages.clearStep}
          destroys
          onYes={() => {
            setAsking(false);
            clearing.mutate(user);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {clearing.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </Group>
  );
};

interface DeleteUserProps {
  parent: UsersParent;
  user: User;
  onDeleted: () => void;
}

/** Deletes a user after a confirmation. */
export const DeleteUser = ({ parent, user, onDeleted }: DeleteUserProps) => {
  const [asking, setAsking] = useState(false);
  const deleting = useDelete(parent);
  return (
    <>
      <Button variant="danger" w={{ base: '100%', sm: 'auto' }} onClick={() => setAsking(true)}>
        {userMessages.deleteUser}
      </Button>
      {asking && (
        <ConfirmDialog
          title={userMessages.deleteTitle(fullName(user))}
          question={userMessages.deleteSentence}
          yes={userMessages.deleteUser}
          destroys
          onYes={() => {
            setAsking(false);
            deleting.mutate(user, { onSuccess: onDeleted });
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {deleting.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </>
  );
};

/** The session to end, or all of them. */
type Ending = OwnSession | 'all';

// The server names the devices in the language of the request.
const keyOf = ({ id }: User) => ['user-sessions', id, currentLocale()];

const listSessions = ({ id: userId }: User) =>
  call<typeof userSessionRoutes.listUserSessions>('GET', '/users/:userId/sessions', { params: { userId } });

const endSession = ({ id: userId }: User, { id: sessionId }: OwnSession) =>
  call<typeof userSessionRoutes.endUserSession>('DELETE', '/users/:userId/sessions/:sessionId', {
    params: { userId, sessionId },
  });

const endSessions = ({ id: userId }: User) =>
  call<typeof userSessionRoutes.endUserSessions>('DELETE', '/users/:userId/sessions', { params: { userId } });

const EndDialog = ({ user, ending, onClose }: { user: User; ending: Ending; onClose: () => void }) => {
  const all = ending === 'all';
  const request = useChange((): Promise<unknown> => (all ? endSessions(user) : endSession(user, ending)), {
    failed: userMessages.notEndedTitle,
    onSettled: (queryClient) => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: keyOf(user) });
    },
  });
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={all ? userMessages.endSessionsTitle(name) : userMessages.endSessionTitle(ending.device)}
      question={all ? userMessages.endSessionsQuestion : userMessages.endSessionQuestion(name)}
      yes={all ? userMessages.endAll : userMessages.end}
      destroys
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    />
  );
};

/** Where a user is signed in, for those who may edit the user: end one session, or all. */
export const UserSessions = ({ user }: { user: User }) => {
  const sessions = useQuery({ queryKey: keyOf(user), queryFn: () => listSessions(user) });
  const [ending, setEnding] = useState<Ending | null>(null);
  const count = sessions.data?.length ?? 0;
  return (
    <Box component="section" mt={24} pt={16} className="vt-ruled-top" aria-label={uiMessages.sessions}>
      <Group gap={16} justify="space-between" wrap="nowrap" mih={36}>
        <div>
          <Text component="h3" size="sm" fw={500}>
            {uiMessages.sessions}
          </Text>
          <Text size="sm" c="dimmed">
            {sessions.data && count === 0 ? userMessages.noSessions : userMessages.sessionsHelp}
          </Text>
        </div>
        {count > 0 && (
          <Button size="xs" onClick={() => setEnding('all')}>
            {userMessages.endAll}
          </Button>
        )}
      </Group>
      {!sessions.data && (
        <NotLoaded
          what={uiMessages.sessions}
          query={sessions}
          skeleton={<RowsSkeleton label={uiMessages.loading} rows={1} image={false} />}
        />
      )}
      {sessions.data && count > 0 && <SessionRows sessions={sessions.data} verb={userMessages.end} onEnd={setEnding} />}
      {ending && <EndDialog user={user} ending={ending} onClose={() => setEnding(null)} />}
    </Box>
  );
};
