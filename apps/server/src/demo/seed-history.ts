import { HOUR_MS } from '@vitrine/domain/dates/durations';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import type { DemoPlan, PlannedUser } from '../../../../demo/seed-plan.ts';

/** The audit log of the plan's versions and invitations, oldest first. */
export async function insertHistory(
  db: Database,
  plan: DemoPlan,
  ids: { users: ReadonlyMap<string, number>; organisations: ReadonlyMap<string, number> },
): Promise<void> {
  const actorOf = (email: string) => {
    const user = plan.users.find((one) => one.email === email);
    const id = ids.users.get(email);
    return user && id !== undefined ? { ...user, id } : null;
  };
  const events = [...versionEvents(plan), ...invitationEvents(plan)];
  for (const event of events.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    const { organisationKey, actorEmail, ...entry } = event;
    const parentKey = plan.organisations.find(({ key }) => key === organisationKey)?.parentKey ?? null;
    await insertAuditEvent(db, {
      ...entry,
      organisationId: ids.organisations.get(parentKey ?? organisationKey) ?? null,
      resellerId: parentKey === null ? null : (ids.organisations.get(organisationKey) ?? null),
      actor: actorOf(actorEmail),
    });
  }
}

interface PlannedEvent {
  kind: string;
  organisationKey: string;
  actorEmail: string;
  subject: string;
  detail: string;
  createdAt: Date;
}

const versionEvents = (plan: DemoPlan): PlannedEvent[] =>
  plan.configurators.flatMap(({ organisationKey, name, versions, deployedVersion }) =>
    versions.flatMap(({ version, authorEmail, createdAt }) => {
      const entry = { organisationKey, actorEmail: authorEmail, subject: name, detail: formatVersion(version) };
      const saved = { ...entry, kind: 'version.saved', createdAt };
      if (version !== deployedVersion) return [saved];
      return [saved, { ...entry, kind: 'version.deployed', createdAt: new Date(createdAt.getTime() + HOUR_MS) }];
    }),
  );

const invitationEvents = (plan: DemoPlan): PlannedEvent[] =>
  plan.users.flatMap((user) => {
    const inviter = plan.users.find(
      (one) =>
        one.organisationKey === user.organisationKey && one.permissions.includes('users.invite') && !one.invitedAt,
    );
    if (!user.invitedAt || user.organisationKey === null || !inviter) return [];
    return [
      {
        kind: 'invitation.sent',
        organisationKey: user.organisationKey,
        actorEmail: inviter.email,
        subject: nameOf(user),
        detail: user.email,
        createdAt: user.invitedAt,
      },
    ];
  });

const nameOf = ({ firstName, lastName }: PlannedUser): string => `${firstName} ${lastName}`;
