import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import classes from './DemoAccounts.module.css';

/** The demo's accounts, each fills the form with one click. */
export const DemoAccounts = ({ onChoose }: { onChoose: (email: string) => void }) => (
  <section className={classes.demo} aria-label="Demo accounts">
    <p className={classes.label}>Demo accounts</p>
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
