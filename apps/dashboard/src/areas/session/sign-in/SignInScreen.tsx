import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect, useRef, useState } from 'react';
import { appConfigQuery } from '../../../session/queries.ts';
import { rememberedPath } from '../../../session/remembered-path.ts';
import { useEnter } from '../useEnter.ts';
import classes from './SignInScreen.module.css';
import { SignInSteps } from './SignInSteps.tsx';

/** Public accounts of the demo data; offered only where the app config says `demo`. */
const DEMO_ACCOUNTS: readonly { email: string; who: string }[] = [
  { email: 'owner@oakline.test', who: 'Oakline owner' },
  { email: 'staff@oakline.test', who: 'Oakline staff' },
  { email: 'dealer@northside.test', who: 'Northside reseller' },
  { email: 'owner@terrafloor.test', who: 'Terra Floors owner' },
  { email: 'admin@vitrine.test', who: 'Administrator' },
];

const DEMO_PASSWORD = 'vitrine-demo';

/** The demo's accounts, each fills the form with one click. */
const DemoAccounts = ({ onChoose }: { onChoose: (email: string) => void }) => (
  <section className={classes.demo} aria-label={sessionMessages.demoAccounts}>
    <p className={classes.label}>{sessionMessages.demoAccounts}</p>
    <ul className={classes.list}>
      {DEMO_ACCOUNTS.map(({ email, who }) => (
        <li key={email}>
          <button type="button" className={classes.account} title={email} onClick={() => onChoose(email)}>
            {who}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** Why the form opens, in the history entry. */
interface IssueState {
  issue?: string;
}

/** Why the form opens. Shown once: a reload and Back open the same history entry, when it is no longer true. */
const useIssueOnce = (): string | null => {
  const issue = useLocation({ select: ({ state }) => (state as IssueState).issue });
  const [shown] = useState(issue ?? null);
  const navigate = useNavigate();
  useEffect(() => {
    if (issue !== undefined)
      navigate({ to: '.', search: (search: object) => search, state: {}, replace: true } as never);
  }, [issue, navigate]);
  return shown;
};

/** The sign-in form, in the login frame. */
export const SignInScreen = () => {
  const { data: appConfig } = useQuery(appConfigQuery);
  const { next } = useSearch({ strict: false }) as { next?: unknown };
  const issue = useIssueOnce();
  const enter = useEnter();
  const [filled, setFilled] = useState({ email: '', password: '', times: 0 });
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SignInSteps
        key={filled.times}
        headed
        filled={filled}
        issue={filled.times === 0 ? issue : null}
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
