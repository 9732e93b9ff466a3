import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { insertContract, insertUsageMonths } from '@vitrine/store/billing/queries';
import { beginIntake } from '@vitrine/store/configurators/image-intakes';
import { findOrInsertGroup, insertConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { insertEnquiry } from '@vitrine/store/enquiries/insert-enquiry';
import { insertOrganisation } from '@vitrine/store/organisations/insert';
import { beginGrant } from '@vitrine/store/resellers/queries';
import { insertVersion } from '@vitrine/store/versions/queries';
import type { DemoPlan, PlannedConfigurator } from '../../../../demo/seed-plan.ts';
import type { Services } from '../services.ts';
import type { DesignedEnquiry } from './design-enquiries.ts';
import { dataUrlOf, type SeededContent, typeIdOf } from './seed-content.ts';
import { insertFigures } from './seed-figures.ts';
import { insertHistory } from './seed-history.ts';
import { type Ids, idOf } from './seed-ids.ts';
import { insertPrices } from './seed-prices.ts';
import { insertQuotes } from './seed-quotes.ts';
import { insertUsers } from './seed-users.ts';

/** Writes every row of the plan; returns the ids of the configurators whose images wait to be prepared. */
export async function insertPlan(
  services: Services,
  plan: DemoPlan,
  contents: ReadonlyMap<string, SeededContent>,
  enquiries: readonly DesignedEnquiry[],
): Promise<number[]> {
  const { db } = services;
  const ids: Ids = { organisations: new Map(), users: new Map(), configurators: new Map() };
  await insertOrganisations(db, plan, ids);
  ids.users = await insertUsers(db, plan, (key) => idOf(ids.organisations, key));
  for (const planned of plan.configurators) await insertOne(services, plan, planned, contents.get(planned.key), ids);
  for (const grant of plan.grants) {
    await beginGrant(db, {
      resellerId: idOf(ids.organisations, grant.resellerKey),
      configuratorId: idOf(ids.configurators, grant.configuratorKey),
      version: toThousandths(grant.version),
      now: grant.createdAt,
    });
  }
  await insertUsageMonths(
    db,
    plan.usage.map(({ organisationKey, configuratorKey, month, sessions }) => ({
      organisationId: idOf(ids.organisations, organisationKey),
      configuratorId: configuratorKey === null ? null : idOf(ids.configurators, configuratorKey),
      month,
      sessions,
    })),
  );
  await insertPrices(db, plan, contents, ids);
  await insertFigures(db, plan, enquiries, ids);
  await insertEnquiries(db, enquiries, ids);
  await insertQuotes(services, plan, contents, ids);
  await insertHistory(db, plan, ids);
  return [...contents.keys()].map((key) => idOf(ids.configurators, key));
}

async function insertOrganisations(db: Database, plan: DemoPlan, ids: Ids): Promise<void> {
  for (const {
    key,
    parentKey,
    logo,
    createdAt: _createdAt,
    localisation: _localisation,
    ...input
  } of plan.organisations) {
    const parentId = parentKey === null ? null : idOf(ids.organisations, parentKey);
    const parent = plan.organisations.find((one) => one.key === parentKey);
    const dataUrl = parent ? `${parent.safeName}/resellers/${input.safeName}` : input.safeName;
    const { id } = await insertOrganisation(db, { ...input, parentId, dataUrl, logo: logo ? 'logos/logo.svg' : null });
    ids.organisations.set(key, id);
  }
  for (const { organisationKey, features: _features, ...contract } of plan.contracts) {
    await insertContract(db, { ...contract, organisationId: idOf(ids.organisations, organisationKey) });
  }
}

async function insertOne(
  { db, clock }: Services,
  plan: DemoPlan,
  planned: PlannedConfigurator,
  content: SeededContent | undefined,
  ids: Ids,
): Promise<void> {
  const organisationId = idOf(ids.organisations, planned.organisationKey);
  const group = await findOrInsertGroup(db, { organisationId, ...planned.group });
  const { id } = await insertConfigurator(db, {
    organisationId,
    groupId: group.id,
    name: planned.name,
    safeName: planned.safeName,
    typeId: typeIdOf(planned),
    layout: planned.layout,
    dataUrl: dataUrlOf(plan, planned),
    scenes: [...planned.scenes],
    currency: currencyOf(content?.file),
    image: null,
  });
  ids.configurators.set(planned.key, id);
  for (const { version, basedOn, changes, authorEmail, createdAt } of planned.versions) {
    await insertVersion(db, {
      configuratorId: id,
      version: toThousandths(version),
      fileKey: content?.fileKeys.get(version) ?? null,
      basedOn: basedOn === null ? null : toThousandths(basedOn),
      authorId: idOf(ids.users, authorEmail),
      changes,
      createdAt,
    });
  }
  await db
    .updateTable('configurators')
    .set({
      customisation: JSON.stringify(planned.customisation),
      supportsPresets: planned.supportsPresets,
      supportsStyleFinder: planned.supportsStyleFinder,
      presets: JSON.stringify(content?.presets ?? []),
      supportsSaveDesign: planned.supportsSaveDesign,
      contactEmail: planned.contactEmail ? [...planned.contactEmail] : null,
      createdAt: planned.createdAt,
    })
    .where('id', '=', id)
    .execute();
  if (!content || planned.deployedVersion === null) return;
  // It goes live once its images are prepared.
  const { folder, images, missing } = content.staged;
  const version = toThousandths(planned.deployedVersion);
  await beginIntake(db, { configuratorId: id, version, publishes: true, folder, images, missing, unused: [] }, clock());
}

async function insertEnquiries(db: Database, enquiries: readonly DesignedEnquiry[], ids: Ids): Promise<void> {
  for (const { planned, dataUrl, ...designed } of enquiries) {
    const { organisationKey, resellerKey, configuratorKey, page: _page, picks: _picks, ...input } = planned;
    await insertEnquiry(db, {
      ...input,
      ...designed,
      organisationId: idOf(ids.organisations, organisationKey),
      resellerId: resellerKey === null ? null : idOf(ids.organisations, resellerKey),
      configuratorId: configuratorKey === null ? null : idOf(ids.configurators, configuratorKey),
      language: 'en-gb',
      termsAccepted: true,
      dataUrl,
      jsonFile: dataUrl && 'design',
      image: null,
    });
  }
}
