import { Button, Flex, Group, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import classes from './StockHead.module.css';
import { type AdminView, NO_MAKER, type StockAddress, type StockView } from './stock-view.ts';

interface Crumb {
  label: string;
  to: StockAddress;
}

const ADMIN_TITLE: Record<AdminView, string> = {
  get 'admin-products'() {
    return messages.manageProducts;
  },
  get 'admin-manufacturers'() {
    return messages.manageManufacturers;
  },
};

const crumbsOf = (view: StockView): Crumb[] => {
  const home: Crumb = { label: catalogueMessages.allCategories, to: {} };
  if (view.kind === 'home') return [home];
  if (!('tab' in view)) return [home, { label: ADMIN_TITLE[view.kind], to: { view: view.kind } }];
  const category: Crumb = { label: view.tab.label, to: { layer: view.tab.key } };
  if (view.kind === 'manufacturers' || view.maker === null) return [home, category];
  const { maker } = view;
  const label = maker === NO_MAKER ? messages.withoutManufacturer : maker.name;
  return [home, category, { label, to: { layer: view.tab.key } }];
};

/** The search of an address of this screen. The version and its read-only state stay; the rest is replaced. */
export const searchTo =
  (to: StockAddress) =>
  ({ version, readonly }: { version?: unknown; readonly?: unknown }): object => ({
    ...(version !== undefined && { version }),
    ...(readonly === true && { readonly }),
    ...to,
  });

/** Breadcrumbs from 'All Categories', and for administrators the buttons to products and manufacturers. */
export const StockHead = ({ view, isAdmin }: { view: StockView; isAdmin: boolean }) => {
  const navigate = useNavigate();
  const crumbs = crumbsOf(view);
  const open = (admin: AdminView): void => void navigate({ to: '.', search: searchTo({ view: admin }) });
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="12px 24px" mih={36} mb={{ base: 16, sm: 20 }}>
      <Flex
        component="nav"
        wrap="wrap"
        align="center"
        gap="4px 6px"
        miw={0}
        fz={14}
        lh="20px"
        aria-label={catalogueMessages.categories}
      >
        {crumbs.map(({ label, to }, at) =>
          at === crumbs.length - 1 ? (
            <Text key={label} component="h2" inherit fw={500} className="vt-anywhere" aria-current="page">
              {label}
            </Text>
          ) : (
            <Group key={label} component="span" display="inline-flex" gap={6} c="gray">
              <Link to="." search={searchTo(to)} className={classes.link}>
                {label}
              </Link>
              <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
            </Group>
          ),
        )}
      </Flex>
      {isAdmin && (
        <div className={classes.actions}>
          {(['admin-products', 'admin-manufacturers'] as const).map((admin) => (
            <Button key={admin} aria-pressed={view.kind === admin} onClick={() => open(admin)}>
              {ADMIN_TITLE[admin]}
            </Button>
          ))}
        </div>
      )}
    </Flex>
  );
};
