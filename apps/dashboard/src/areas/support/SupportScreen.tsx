import { supportMessages as messages } from '@vitrine/contract/support/messages';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CommonIssuesScreen } from './CommonIssuesScreen.tsx';
import classes from './SupportScreen.module.css';

/** Contacts and common issues, outside any configurator. */
export const SupportScreen = () => (
  <>
    <PageHeader title={messages.title} />
    <div className={classes.body}>
      <CommonIssuesScreen />
    </div>
  </>
);
