import { randomBytes } from 'node:crypto';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { findOrInsertGroup, insertConfigurator, updateUploadsIndex } from '@vitrine/store/configurators/queries';
import { storedEmailKey } from '@vitrine/store/email-key';
import { insertSession } from '@vitrine/store/session/queries';
import { insertVersion } from '@vitrine/store/versions/queries';
import { hashToken } from '../accounts/hash-token.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { newFileKey } from '../hosting/paths.ts';
import { goLive } from '../intake/finish-intake.ts';
import type { Services } from '../services.ts';
import { importUpload, type Upload } from './import-upload.ts';

export const PASSWORD = 'correct horse';

let passwordHash: Promise<string> | undefined;

/** An organisation, or a reseller when it has a parent. */
export async function anOrganisation(
  { db }: Services,
  input: { name: string; subdomain: string; parentId?: number },
): Promise<number> {
  const safeName = input.name.toLowerCase().replaceAll(' ', '-');
  const { id } = await db
    .insertInto('organisations')
    .values({
      name: input.name,
      safeName,
      dataUrl: safeName,
      parentId: input.parentId ?? null,
      primary: input.parentId === undefined,
      enterprise: input.parentId === undefined,
      accessSubdomain: input.subdomain,
      authorisedDomain: `${input.subdomain}.example`,
      contactEmail: `contact@${input.subdomain}.example`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aUser(
  { db }: Services,
  input: { email: string; groupId: number; organisationId: number | null; permissions?: string[] },
): Promise<number> {
  passwordHash ??= hashPassword(PASSWORD);
  const { id } = await db
    .insertInto('users')
    .values({
      email: input.email,
      emailKey: storedEmailKey(input.email),
      groupId: input.groupId,
      organisationId: input.organisationId,
      permissions: input.permissions ?? ['configurators'],
      firstName: 'Test',
      lastName: 'Person',
      passwordHash: await passwordHash,
      inviteStatus: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A session's token, for the Authorization header; a remembered session when it lasts longer than a day. */
export async function aSession({ db, clock }: Services, userId: number, hours = 24): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const idleHours = hours > sessionLimits.unrememberedHours ? null : sessionLimits.idleHours;
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    idleHours,
  });
  return token;
}

const safeNameOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A panoramic configurator with version 1, not deployed; `upload` replaces the small data file and its images. */
export async function aConfigurator(
  services: Services,
  input: { organisationId: number; name: string; group?: string; upload?: Pick<Upload, 'text' | 'readImage'> },
): Promise<number> {
  const { db, content } = services;
  const organisation = await db
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', input.organisationId)
    .executeTakeFirstOrThrow();
  const groupName = input.group ?? 'Kitchens';
  const group = await findOrInsertGroup(db, {
    organisationId: organisation.id,
    name: groupName,
    safeName: safeNameOf(groupName),
  });
  const safeName = safeNameOf(input.name);
  const dataUrl = `${organisation.dataUrl}/${safeNameOf(groupName)}/${safeName}`;
  const { id } = await insertConfigurator(db, {
    organisationId: organisation.id,
    groupId: group.id,
    name: input.name,
    safeName,
    typeId: 1,
    layout: 'uk_kitchen',
    dataUrl,
    scenes: [{ id: 'uk_kitchen', deployVersion: 1 }],
    currency: 'GBP',
    image: null,
  });
  const image = await tinyPng(16, 8, [120, 120, 120, 255]);
  const fileKey = newFileKey();
  const { uploadsIndex } = await importUpload(content, {
    dataUrl,
    type: 'panoramic',
    folder: { version: 1000, fileKey },
    ...(input.upload ?? { text: JSON.stringify(aLayeredFile()), readImage: async () => image }),
  });
  await updateUploadsIndex(db, id, uploadsIndex);
  await insertVersion(db, { configuratorId: id, version: 1000, fileKey, basedOn: null, authorId: null, changes: 0 });
  return id;
}

/** Puts the first version of a configurator live for visitors. */
export async function deployFirstVersion(services: Services, configuratorId: number): Promise<void> {
  const record = await configuratorOf(services.db, { configuratorId });
  if (!record) throw new Error(`There is no configurator ${configuratorId}`);
  await goLive(services, services.db, record, 1000);
}
