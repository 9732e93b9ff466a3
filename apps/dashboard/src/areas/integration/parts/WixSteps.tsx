import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import classes from './Guides.module.css';
import { WIX_DRAWINGS } from './wix-drawings.tsx';

/** The five steps in order, each with a drawing of where to look. */
export const WixSteps = () => (
  <ol className={classes.steps} aria-label={messages.wixGuide}>
    {messages.wixSteps.map(({ title, text }, at) => {
      const Drawing = WIX_DRAWINGS[at];
      return (
        <li key={title} className={classes.step}>
          <div className={classes.drawing}>{Drawing && <Drawing />}</div>
          <h3 className={classes.stepTitle}>
            <span className={classes.number}>{at + 1}</span> {title}
          </h3>
          <p className={classes.text}>{text}</p>
        </li>
      );
    })}
  </ol>
);
