import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { appConfigQuery } from '../../shell/queries.ts';
import { rememberedPath } from '../../shell/remembered-path.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { DemoAccounts } from './parts/DemoAccounts.tsx';
import { SignInSteps } from './parts/SignInSteps.tsx';
import { useEnter } from './useEnter.ts';

/** Why somebody was led to the form, kept in the history entry. */
export interface ProblemState {
  problem?: string;
}

/** The sign-in form, in the login frame. */
export const SignInScreen = () => {
  const { data: appConfig } = useQuery(appConfigQuery);
  const { next } = useSearch({ strict: false }) as { next?: unknown };
  const problem = useLocation({ select: ({ state }) => (state as ProblemState).problem });
  const enter = useEnter();
  const [filled, setFilled] = useState({ email: '', password: '', times: 0 });
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SignInSteps
        key={filled.times}
        headed
        filled={filled}
        problem={problem ?? null}
        submitRef={submit}
        onUser={(user) => enter(user, rememberedPath(next))}
      />
      {appConfig?.demo && (
        <DemoAccounts
          onChoose={(email) => {
            setFilled(({ times }) => ({ email, password: DEMO_PASSWORD, times: times + 1 }));
            requestAnimationFrame(() => submit.current?.focus());
          }}
        />
      )}
    </>
  );
};
