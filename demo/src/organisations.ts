import { GROUP, PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import { daysBefore, monthStart } from './moments.ts';
import type { PlannedContract, PlannedOrganisation, PlannedUser } from './plan-types.ts';

export const OAKLINE = 'oakline-kitchens';
export const TERRA = 'terra-floors';
export const NORTHSIDE = 'northside-interiors';
const E2E = 'e2e';

/** Months since the start of Oakline's contract. */
const OAKLINE_MONTHS = 20;
const TERRA_MONTHS = 7;

export const planOrganisations = (now: Date): PlannedOrganisation[] => {
  const shared = { parentKey: null, enterprise: false, localisation: false, address: null, logo: null };
  return [
    {
      ...shared,
      key: OAKLINE,
      name: 'Oakline Kitchens',
      safeName: OAKLINE,
      primary: true,
      enterprise: true,
      localisation: true,
      accessSubdomain: 'oakline',
      authorisedDomain: 'shop.localhost',
      contactEmail: 'owner@oakline.test',
      address: '14 Canal Wharf, Leeds LS11 5PS',
      logo: 'logos/oakline',
      createdAt: monthStart(now, OAKLINE_MONTHS),
    },
    {
      ...shared,
      key: TERRA,
      name: 'Terra Floors',
      safeName: TERRA,
      primary: true,
      accessSubdomain: 'terrafloor',
      authorisedDomain: 'terrafloor.test',
      contactEmail: 'owner@terrafloor.test',
      address: '8 Kiln Road, Stoke-on-Trent ST4 2RL',
      logo: 'logos/terra-floors',
      // Terra tried the service for some months before it signed.
      createdAt: monthStart(now, TERRA_MONTHS + 6),
    },
    {
      ...shared,
      key: E2E,
      name: 'e2e',
      safeName: E2E,
      primary: false,
      accessSubdomain: E2E,
      authorisedDomain: null,
      contactEmail: 'e2e@vitrine.test',
      createdAt: monthStart(now, OAKLINE_MONTHS),
    },
    {
      ...shared,
      key: NORTHSIDE,
      parentKey: OAKLINE,
      name: 'Northside Interiors',
      safeName: NORTHSIDE,
      primary: false,
      accessSubdomain: 'northside',
      authorisedDomain: 'northside.test',
      contactEmail: 'dealer@northside.test',
      address: '41 Harbour Street, Newcastle upon Tyne NE1 4BX',
      logo: 'logos/northside-interiors',
      createdAt: monthStart(now, 14),
    },
  ];
};

const USER_KEYS = ['users.edit', 'users.invite', 'users.create'] as const satisfies readonly PermissionKey[];

/** The demo accounts, with the permissions of their groups. */
export const planUsers = (now: Date): PlannedUser[] => {
  const user = (
    name: `${string} ${string}`,
    email: string,
    organisationKey: string | null,
    groupId: number,
    permissions: readonly PermissionKey[],
  ): PlannedUser => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { firstName, lastName, email, groupId, organisationKey, permissions, createdAt: daysBefore(now, 400) };
  };
  const { administrator, organisationUser, resellerUser } = GROUP;
  const everything = [...USER_KEYS, 'configurators'] as const;
  return [
    user('Alex Vernon', 'admin@vitrine.test', null, administrator, PERMISSION_KEYS),
    user('Hannah Moore', 'owner@oakline.test', OAKLINE, organisationUser, PERMISSION_KEYS),
    user('Ben Carter', 'staff@oakline.test', OAKLINE, organisationUser, ['configurators']),
    user('Ruth Ellison', 'dealer@northside.test', NORTHSIDE, resellerUser, everything),
    {
      ...user('Grace Lin', 'grace@oakline.test', OAKLINE, organisationUser, ['configurators']),
      createdAt: daysBefore(now, 120),
    },
    {
      ...user('Owen Price', 'owen@oakline.test', OAKLINE, organisationUser, everything),
      invitedAt: daysBefore(now, 2),
    },
    {
      ...user('Tessa Byrne', 'tessa@oakline.test', OAKLINE, organisationUser, ['configurators']),
      invitedAt: daysBefore(now, 19),
    },
    {
      ...user('Amir Haddad', 'amir@northside.test', NORTHSIDE, resellerUser, everything),
      invitedAt: daysBefore(now, 1),
    },
    user('Marco Bianchi', 'owner@terrafloor.test', TERRA, organisationUser, [
      ...USER_KEYS,
      'configurators',
      'organisations.admin',
    ]),
  ];
};

export const planContracts = (now: Date): PlannedContract[] => [
  {
    organisationKey: OAKLINE,
    enterprise: true,
    years: 3,
    startingAt: monthStart(now, OAKLINE_MONTHS),
    sessions: 10_000,
    tiles: 5,
    features: { logo_removal: true, call_to_action: true },
  },
  {
    organisationKey: TERRA,
    enterprise: false,
    years: 1,
    startingAt: monthStart(now, TERRA_MONTHS),
    sessions: 3_000,
    tiles: 1,
    features: {},
  },
];
