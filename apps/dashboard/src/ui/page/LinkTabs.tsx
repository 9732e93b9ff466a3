import { Flex } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import classes from './LinkTabs.module.css';
import { useChosenInView } from './useChosenInView.ts';

interface LinkTabsProps {
  label: string;
  /** `exact` where another tab's address is below this one. */
  tabs: readonly { label: string; to: string; exact?: boolean }[];
  /** Keeps the search parameters. */
  keepSearch?: boolean;
}

/** Tabs with their own addresses, so links and not Mantine's Tabs; on phones the selected one scrolls into view. */
export const LinkTabs = ({ label, tabs, keepSearch = false }: LinkTabsProps) => {
  const { pathname } = useLocation();
  const list = useChosenInView<HTMLDivElement>(pathname);
  return (
    <Flex
      component="nav"
      gap={2}
      px={0}
      flex="none"
      pt={{ base: 12, sm: 20 }}
      pb={{ base: 16, sm: 24 }}
      style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
      aria-label={label}
      ref={list}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.pill}
          {...(keepSearch && { search: true as never })}
          activeOptions={{ exact: tab.exact ?? false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {tab.label}
        </Link>
      ))}
    </Flex>
  );
};
