import { Link, useLocation } from '@tanstack/react-router';
import { isWithin } from '../../../routes/is-within.ts';
import type { Paths } from '../../../tenant/paths.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import tabs from '../../../ui/tabs.module.css';

const TABS: readonly { label: string; address: (paths: Paths, id: number) => string }[] = [
  { label: 'Configurators', address: (paths, id) => paths.resellerConfigurators(id) },
  { label: 'Accounts', address: (paths, id) => paths.resellerAccounts(id) },
  { label: 'Settings', address: (paths, id) => paths.resellerSettings(id) },
];

/** Configurators, Accounts, Settings: links, with a line under the chosen one. */
export const ResellerTabs = ({ resellerId }: { resellerId: number }) => {
  const { paths } = useTenant();
  const { pathname } = useLocation();
  return (
    <nav className={tabs.tabs} aria-label="Reseller">
      {TABS.map(({ label, address }) => {
        const to = address(paths, resellerId);
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
