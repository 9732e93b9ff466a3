import { Link, useLocation } from '@tanstack/react-router';
import { isWithin } from '../routes/is-within.ts';
import { useChosenInView } from '../ui/page/useChosenInView.ts';
import classes from './PageTabs.module.css';

interface PageTabsProps {
  label: string;
  tabs: readonly { label: string; to: string }[];
  /** Search parameters that the tabs keep. */
  search?: Record<string, unknown>;
}

/** The tabs of one configurator or reseller, as links; on phones the selected one scrolls into view. */
export const PageTabs = ({ label, tabs, search = {} }: PageTabsProps) => {
  const { pathname } = useLocation();
  const list = useChosenInView<HTMLElement>(pathname);
  return (
    <nav className={classes.tabs} aria-label={label} ref={list}>
      {tabs.map((tab) => {
        const chosen = isWithin(pathname, tab.to);
        return (
          <Link
            key={tab.label}
            to={tab.to}
            activeOptions={{ exact: true, includeSearch: false }}
            search={search as never}
            className={classes.tab}
            data-chosen={chosen || undefined}
            aria-current={chosen ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
};
