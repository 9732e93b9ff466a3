import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { appConfigQuery } from '../../session/queries.ts';
import { rememberedPath } from '../../session/remembered-path.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { DemoAccounts } from './parts/DemoAccounts.tsx';
import { SignInSteps } from './parts/SignInSteps.tsx';
import { useEnter } from './useEnter.ts';

/** Why somebody was led to the form, kept in the history entry. */
export interface IssueState {
  issue?: string;
}

/** The sign-in form, in the login frame. */
export const SignInScreen = () => {
  const { data: appConfig } = useQuery(appConfigQuery);
  const { next } = useSearch({ strict: false }) as { next?: unknown };
  const issue = useLocation({ select: ({ state }) => (state as IssueState).issue });
  const enter = useEnter();
  const [filled, setFilled] = useState({ email: '', password: '', times: 0 });
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SignInSteps
        key={filled.times}
        headed
        filled={filled}
        issue={issue ?? null}
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
