import {
  listConfiguratorNames,
  listFigures,
  listOrganisations,
  type OrganisationFigures,
  type OrganisationRecord,
} from '@vitrine/store/organisations/queries';
import type { Services } from '../../services.ts';

export interface OrganisationWithFigures {
  record: OrganisationRecord;
  configurators: { id: number; name: string; typeId: number }[];
  figures: OrganisationFigures | undefined;
}

/** Every top-level organisation, or one of them, with its figures of the current calendar month (UTC). */
export async function listOrganisationsWithFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  onlyId?: number,
): Promise<OrganisationWithFigures[]> {
  const now = clock();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const lastMonthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const [records, figures, configurators] = await Promise.all([
    listOrganisations(db, onlyId),
    listFigures(db, now.toISOString().slice(0, 7), { monthStart, lastMonthStart }),
    listConfiguratorNames(db),
  ]);
  const figuresById = new Map(figures.map((row) => [row.organisationId, row]));
  return records.map((record) => ({
    record,
    configurators: configurators.filter((row) => row.organisationId === record.id),
    figures: figuresById.get(record.id),
  }));
}
