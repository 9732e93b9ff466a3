/** What the audit log records, and how it is told in a list. */
export const AUDIT_KINDS = {
  'session.opened': 'Signed in',
  'session.refused': 'Sign-in refused',
  'session.closed': 'Signed out',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'two_step.added': 'Second step added',
  'two_step.removed': 'Second step removed',
  'invitation.sent': 'Invitation sent',
  'invitation.accepted': 'Invitation accepted',
  'user.edited': 'User edited',
  'user.deleted': 'User deleted',
  'access.changed': 'Access changed',
  'organisation.created': 'Organisation created',
  'organisation.edited': 'Organisation edited',
  'organisation.exported': 'Organisation exported',
  'organisation.deleted': 'Organisation deleted',
  'reseller.created': 'Reseller created',
  'reseller.edited': 'Reseller edited',
  'reseller.deleted': 'Reseller deleted',
  'configurator.created': 'Configurator created',
  'configurator.edited': 'Configurator edited',
  'configurator.deleted': 'Configurator deleted',
  'enquiries.exported': 'Enquiries of a visitor exported',
  'enquiries.erased': 'Enquiries of a visitor erased',
  'manufacturer.added': 'Manufacturer added',
  'manufacturer.deleted': 'Manufacturer deleted',
  'version.saved': 'Version saved',
  'version.deployed': 'Version deployed',
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;
export const auditKinds = Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]];
