import { privacyText } from '@vitrine/contract/enquiries/privacy';
import classes from './PrivacyScreen.module.css';

/** The page behind the terms link of the visitor's form; public. */
export const PrivacyScreen = () => (
  <main className={classes.page}>
    <h1 className={classes.title}>{privacyText.title}</h1>
    <p className={classes.lead}>{privacyText.lead}</p>
    {privacyText.sections.map(({ heading, text }) => (
      <section key={heading} className={classes.section}>
        <h2 className={classes.heading}>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </main>
);
