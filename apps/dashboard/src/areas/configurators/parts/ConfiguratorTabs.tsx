import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { isWithin } from '../../../routes/is-within.ts';
import type { Paths } from '../../../tenant/paths.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import classes from '../../../ui/tabs.module.css';
import { useChosenInSight } from '../../../ui/useChosenInSight.ts';

/** The tabs, left to right. A tab that is built gets its row here and its row in routes/. */
const TABS: readonly { label: string; address: (paths: Paths, id: number) => string }[] = [
  { label: 'Preview', address: (paths, id) => paths.preview(id) },
  { label: 'Data', address: (paths, id) => paths.data(id) },
  { label: 'Analytics', address: (paths, id) => paths.analytics(id) },
  { label: 'Integration', address: (paths, id) => paths.integration(id) },
  { label: 'Customisation', address: (paths, id) => paths.customisation(id) },
  { label: 'Notifications', address: (paths, id) => paths.notifications(id) },
];

/** Preview, Data and so on: links, with a line under the chosen one. The selected version stays selected. */
export const ConfiguratorTabs = ({ configuratorId }: { configuratorId: number }) => {
  const { paths } = useTenant();
  const { pathname } = useLocation();
  const { version } = useSearch({ strict: false }) as { version?: number };
  const list = useChosenInSight<HTMLElement>(pathname);
  return (
    <nav className={classes.tabs} aria-label="Configurator" ref={list}>
      {TABS.map(({ label, address }) => {
        const to = address(paths, configuratorId);
        const chosen = isWithin(pathname, to);
        return (
          <Link
            key={label}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            search={version === undefined ? {} : { version }}
            className={classes.tab}
            data-chosen={chosen || undefined}
            aria-current={chosen ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
};
