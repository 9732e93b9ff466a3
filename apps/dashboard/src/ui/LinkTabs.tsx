import { Link } from '@tanstack/react-router';
import classes from './LinkTabs.module.css';

interface LinkTabsProps {
  label: string;
  /** `exact` where the address of another tab lies below its own. */
  tabs: readonly { label: string; to: string; exact?: boolean }[];
}

/** Tabs inside a screen that have addresses of their own. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className={classes.list} aria-label={label}>
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        className={classes.pill}
        activeOptions={{ exact: tab.exact ?? false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
