import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { HOME } from '../../shell/places.ts';
import { surroundingsQuery } from '../../shell/queries.ts';
import { Wordmark } from '../../ui/Logo.tsx';
import bedroom from './bedroom.webp';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { DemoAccounts } from './parts/DemoAccounts.tsx';
import { SignInForm } from './parts/SignInForm.tsx';
import classes from './SignInScreen.module.css';

/** The sign-in page: the form at the left, a room at the right. */
export const SignInScreen = () => {
  const { data: surroundings } = useQuery(surroundingsQuery);
  const [filled, setFilled] = useState({ email: '', password: '', times: 0 });
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <Link to={HOME} className={classes.logo} aria-label="Vitrine">
          <Wordmark />
        </Link>
        <div className={classes.box}>
          <h1 className={classes.title}>Sign in</h1>
          <SignInForm key={filled.times} filled={filled} submitRef={submit} />
          {surroundings?.demo && (
            <DemoAccounts
              onChoose={(email) => {
                setFilled(({ times }) => ({ email, password: DEMO_PASSWORD, times: times + 1 }));
                requestAnimationFrame(() => submit.current?.focus());
              }}
            />
          )}
        </div>
        <p className={classes.note}>Need an account? Ask whoever manages Vitrine in your company to invite you.</p>
      </main>
      <div className={classes.picture}>
        <img src={bedroom} alt="" width={1210} height={1080} />
      </div>
    </div>
  );
};
