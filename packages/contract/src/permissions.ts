/** The six permission keys. */
export const PERMISSION_KEYS = [
  'users.edit',
  'users.invite',
  'users.create',
  'configurators.create',
  'organisations.admin',
  'configurators',
] as const;

export type PermissionKey = (typeof PERMISSION_KEYS)[number];

/** Groups 1 and 3 are the provider's staff; 2 belongs to an organisation, 4 to a reseller. */
export const GROUP = { administrator: 1, organisationUser: 2, providerStaff: 3, resellerUser: 4 } as const;

export const isAdministratorGroup = (groupId: number): boolean =>
  groupId === GROUP.administrator || groupId === GROUP.providerStaff;

/**
 * Who may call a route at all. The caller's scope decides which rows of a tenant the caller sees. `public` routes are
 * rate limited; `administrator` means the provider's own staff (groups 1 and 3).
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  | 'administrator'
  | `permission:${PermissionKey}`
  /** One of the two is enough. */
  | `permission:${PermissionKey}|${PermissionKey}`;

/** The keys that a permission rule names. */
export const permissionsOf = (rule: `permission:${string}`): PermissionKey[] =>
  rule.slice('permission:'.length).split('|') as PermissionKey[];
