import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { useState } from 'react';
import { useSessionEnded } from '../../../session/ended-session.ts';
import { leaveFor } from '../../../session/leave-for.ts';
import { userQuery } from '../../../session/queries.ts';
import { goToForm } from '../../../session/send-to-login.ts';
import { useSession } from '../../../session/session.ts';
import { postToTabs } from '../../../session/session-tabs.ts';
import { resumeSession } from '../../../session/watch-session.ts';
import { HOME } from '../../../tenant/paths.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

const SignInAgain = ({ former }: { former: CurrentUser }) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [filled] = useState({ email: former.email, password: '', fixed: true });
  const take = async (user: CurrentUser): Promise<void> => {
    postToTabs({ signedIn: user.id });
    // Another user must not see this user's screen.
    if (user.id !== former.id) await leaveFor(HOME);
    queryClient.setQueryData(userQuery.queryKey, user);
    resumeSession(queryClient);
    await router.invalidate();
  };
  return (
    <ModalFrame
      title={sessionMessages.ended}
      sentence={sessionMessages.endedHelp}
      width={400}
      small
      locked
      above
      role="alertdialog"
      onClose={() => undefined}
      footer={<Button onClick={() => goToForm(router, queryClient)}>{sessionMessages.signInAsSomebodyElse}</Button>}
    >
      <SignInSteps filled={filled} onUser={take} />
    </ModalFrame>
  );
};

/** Over the current screen when the session ends; the screen below keeps its state, and its calls wait. */
export const SessionEnded = () => {
  const ended = useSessionEnded();
  const { user } = useSession();
  return ended ? <SignInAgain former={user} /> : null;
};
