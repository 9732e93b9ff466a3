import { IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import { Button } from '../../../ui/Button.tsx';
import classes from './StockHead.module.css';
import { type AdminView, NO_MAKER, type StockAddress, type StockView } from './stock-view.ts';

interface Crumb {
  label: string;
  to: StockAddress;
}

const ADMIN_TITLE: Record<AdminView, string> = {
  'admin-products': messages.manageProducts,
  'admin-manufacturers': messages.manageManufacturers,
};

const crumbsOf = (view: StockView): Crumb[] => {
  const home: Crumb = { label: 'All Categories', to: {} };
  if (view.kind === 'home') return [home];
  if (!('tab' in view)) return [home, { label: ADMIN_TITLE[view.kind], to: { view: view.kind } }];
  const category: Crumb = { label: view.tab.label, to: { layer: view.tab.key } };
  if (view.kind === 'manufacturers' || view.maker === null) return [home, category];
  const { maker } = view;
  const label = maker === NO_MAKER ? messages.withoutManufacturer : maker.name;
  return [home, category, { label, to: { layer: view.tab.key } }];
};

/** An address of the screen: the selected version and how it is shown stay, everything else is what is named. */
export const searchTo =
  (to: StockAddress) =>
  ({ version, readonly }: { version?: unknown; readonly?: unknown }): object => ({
    ...(version !== undefined && { version }),
    ...(readonly === true && { readonly }),
    ...to,
  });

/** A breadcrumb from 'All Categories', and for administrators the links to products and manufacturers. */
export const StockHead = ({ view, isAdmin }: { view: StockView; isAdmin: boolean }) => {
  const navigate = useNavigate();
  const crumbs = crumbsOf(view);
  const open = (admin: AdminView): void => void navigate({ to: '.', search: searchTo({ view: admin }) });
  return (
    <div className={classes.head}>
      <nav className={classes.crumbs} aria-label="Categories">
        {crumbs.map(({ label, to }, at) =>
          at === crumbs.length - 1 ? (
            <h2 key={label} className={classes.here} aria-current="page">
              {label}
            </h2>
          ) : (
            <span key={label} className={classes.crumb}>
              <Link to="." search={searchTo(to)} className={classes.link}>
                {label}
              </Link>
              <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
            </span>
          ),
        )}
      </nav>
      {isAdmin && (
        <div className={classes.actions}>
          {(['admin-products', 'admin-manufacturers'] as const).map((admin) => (
            <Button key={admin} aria-pressed={view.kind === admin} onClick={() => open(admin)}>
              {ADMIN_TITLE[admin]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
