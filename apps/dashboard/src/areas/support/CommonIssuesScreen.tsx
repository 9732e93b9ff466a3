import { COMMON_ISSUES, supportMessages as messages } from '@vitrine/contract/support/messages';
import { Section } from '../../ui/Section.tsx';
import classes from './CommonIssuesScreen.module.css';
import { Contacts } from './parts/Contacts.tsx';

/** Whom to ask, and what usually helps: the Common Issues tab, and the body of the Support page. */
export const CommonIssuesScreen = () => (
  <>
    <Contacts />
    <Section title={messages.issues}>
      <ul className={classes.issues} aria-label={messages.issues}>
        {COMMON_ISSUES.map(({ title, cause, steps }) => (
          <li key={title}>
            <details className={classes.issue}>
              <summary className={classes.title}>{title}</summary>
              <div className={classes.answer}>
                <p>{cause}</p>
                <ol className={classes.steps}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
