import { Link, useLocation } from '@tanstack/react-router';
import { isWithin } from '../../../shell/is-within.ts';
import type { Places } from '../../../shell/places.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import tabs from '../../../ui/tabs.module.css';

const TABS: readonly { label: string; address: (places: Places, id: number) => string }[] = [
  { label: 'Configurators', address: (places, id) => places.resellerConfigurators(id) },
  { label: 'Accounts', address: (places, id) => places.resellerAccounts(id) },
  { label: 'Settings', address: (places, id) => places.resellerSettings(id) },
];

/** Configurators, Accounts, Settings: links, with a line under the chosen one. */
export const ResellerTabs = ({ resellerId }: { resellerId: number }) => {
  const { places } = useTenant();
  const { pathname } = useLocation();
  return (
    <nav className={tabs.tabs} aria-label="Reseller">
      {TABS.map(({ label, address }) => {
        const to = address(places, resellerId);
        const chosen = isWithin(pathname, to);
        return (
          <Link
            key={label}
            to={to}
            activeOptions={{ exact: true }}
            className={tabs.tab}
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
