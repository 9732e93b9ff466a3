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
import { frameMessages } from '@vitrine/contract/screens/frame-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { Actor } from '@vitrine/domain/policies/actor';
import { maySeePrices } from '../../tenant/may-see-prices.ts';

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
  {
    view: 'organisations',
    get label() {
      return uiMessages.organisations;
    },
    icon: IconBuilding,
    on: ['admin'],
  },
  {
    view: 'configurators',
    get label() {
      return uiMessages.configurators;
    },
    icon: IconBoxMultiple,
    on: ['normal', 'organisation'],
    groups: true,
  },
  {
    view: 'resellers',
    get label() {
      return uiMessages.resellers;
    },
    icon: IconBuildingStore,
    on: ['normal', 'organisation'],
    only: 'enterprise',
    hiddenOnPhone: true,
  },
  {
    view: 'prices',
    get label() {
      return frameMessages.prices;
    },
    icon: IconTag,
    on: ['normal', 'organisation'],
    may: maySeePrices,
  },
  {
    view: 'accounts',
    get label() {
      return uiMessages.userAccounts;
    },
    icon: IconUsers,
    on: ['normal', 'admin', 'organisation'],
  },
  {
    view: 'enquiries',
    get label() {
      return uiMessages.customerEnquiries;
    },
    icon: IconInbox,
    on: ['normal', 'organisation'],
  },
  {
    view: 'quotes',
    get label() {
      return frameMessages.quotes;
    },
    icon: IconFileInvoice,
    on: ['normal', 'organisation'],
  },
  {
    view: 'billing',
    get label() {
      return uiMessages.billing;
    },
    icon: IconReceipt,
    on: ['normal', 'organisation'],
    only: 'primary',
  },
  {
    view: 'analytics',
    get label() {
      return uiMessages.analytics;
    },
    icon: IconChartLine,
    on: ['normal', 'admin', 'organisation'],
  },
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
