import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SessionEnded } from '../areas/session/sign-in/SessionEnded.tsx';
import { AppShell } from '../layout/AppShell.tsx';
import { withTexts } from '../session/language.ts';
import type { Session } from '../session/session.ts';
import { useTwoStepDemand } from '../session/useTwoStepDemand.ts';

const SetUpTwoStepScreen = lazy(async () => ({
  default: (await withTexts(import('../areas/session/security/SetUpTwoStepScreen.tsx'))).SetUpTwoStepScreen,
}));

/** The shell with the sign-in modal over it; replaced while a required second step is missing. */
export const SignedIn = () => {
  const { session } = useRouteContext({ strict: false }) as { session: Session };
  useTwoStepDemand();
  const demanded = session.user.must_set_up_two_step && (
    <Suspense fallback={null}>
      <SetUpTwoStepScreen />
    </Suspense>
  );
  return <AppShell over={<SessionEnded />} {...(demanded && { instead: demanded })} />;
};
