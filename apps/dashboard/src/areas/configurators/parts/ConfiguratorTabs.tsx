import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { isWithin } from '../../../shell/is-within.ts';
import type { Places } from '../../../shell/places.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import classes from '../../../ui/tabs.module.css';
import { useChosenInSight } from '../../../ui/useChosenInSight.ts';

/** The tabs, left to right. A tab that is built gets its row here and its row in views/. */
const TABS: readonly { label: string; address: (places: Places, id: number) => string }[] = [
  { label: 'Preview', address: (places, id) => places.preview(id) },
  { label: 'Data', address: (places, id) => places.data(id) },
  { label: 'Analytics', address: (places, id) => places.analytics(id) },
  { label: 'Integration', address: (places, id) => places.integration(id) },
  { label: 'Customisation', address: (places, id) => places.customisation(id) },
  { label: 'Notifications', address: (places, id) => places.notifications(id) },
];

/** Preview, Data and so on: links, with a line under the chosen one. The selected version stays selected. */
export const ConfiguratorTabs = ({ configuratorId }: { configuratorId: number }) => {
  const { places } = useTenant();
  const { pathname } = useLocation();
  const { version } = useSearch({ strict: false }) as { version?: number };
  const list = useChosenInSight<HTMLElement>(pathname);
  return (
    <nav className={classes.tabs} aria-label="Configurator" ref={list}>
      {TABS.map(({ label, address }) => {
        const to = address(places, configuratorId);
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
