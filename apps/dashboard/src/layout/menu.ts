import {
  type Icon,
  IconBoxMultiple,
  IconBuilding,
  IconBuildingStore,
  IconChartLine,
  IconFileInvoice,
  IconInbox,
  IconReceipt,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import type { Actor } from '@vitrine/domain/policies/actor';
import { maySeePrices } from '../tenant/may-see-prices.ts';

/** `normal`: the user's own tenant; `admin`: the admin host; `organisation`: one opened there. */
export type MenuKind = 'normal' | 'admin' | 'organisation';

export interface MenuRow {
  /** First segment of the address. */
  view: string;
  label: string;
  icon: Icon;
  on: readonly MenuKind[];
  /** Shown only for organisations of this kind. */
  only?: 'enterprise' | 'primary';
  hiddenOnPhone?: true;
  /** Shown only to users who may. */
  may?: (user: Actor) => boolean;
  /** Lists the configurators by group below it. */
  groups?: true;
}

/** The main menu, top to bottom. A new view needs a row here and its rows in routes/. */
export const MENU: readonly MenuRow[] = [
  { view: 'organisations', label: 'Organisations', icon: IconBuilding, on: ['admin'] },
  {
    view: 'configurators',
    label: 'Configurators',
    icon: IconBoxMultiple,
    on: ['normal', 'organisation'],
    groups: true,
  },
  {
    view: 'resellers',
    label: 'Resellers',
    icon: IconBuildingStore,
    on: ['normal', 'organisation'],
    only: 'enterprise',
    hiddenOnPhone: true,
  },
  { view: 'prices', label: 'Prices', icon: IconTag, on: ['normal', 'organisation'], may: maySeePrices },
  { view: 'accounts', label: 'User Accounts', icon: IconUsers, on: ['normal', 'admin', 'organisation'] },
  { view: 'enquiries', label: 'Customer Enquiries', icon: IconInbox, on: ['normal', 'organisation'] },
  { view: 'quotes', label: 'Quotes', icon: IconFileInvoice, on: ['normal', 'organisation'] },
  { view: 'billing', label: 'Billing', icon: IconReceipt, on: ['normal', 'organisation'], only: 'primary' },
  { view: 'analytics', label: 'Analytics', icon: IconChartLine, on: ['normal', 'admin', 'organisation'] },
];

export interface MenuCircumstances {
  kind: MenuKind;
  parent: { enterprise: boolean; primary: boolean } | null;
  phone: boolean;
  user: Actor;
}

/** The kind of menu for the host and address. */
export const menuKind = (orgName: string | null, adminHost: boolean): MenuKind => {
  if (orgName !== null) return 'organisation';
  return adminHost ? 'admin' : 'normal';
};

/** The visible rows, in the table's order. */
export const menuFor = (rows: readonly MenuRow[], { kind, parent, phone, user }: MenuCircumstances): MenuRow[] =>
  rows.filter(
    (row) =>
      row.on.includes(kind) &&
      !(phone && row.hiddenOnPhone) &&
      (row.may?.(user) ?? true) &&
      (row.only === undefined || (parent?.[row.only] ?? false)),
  );
