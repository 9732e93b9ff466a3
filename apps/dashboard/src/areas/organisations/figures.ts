import { typeName } from '@vitrine/contract/configurators/limits';
import { typeLabels } from '@vitrine/contract/configurators/type-labels';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { conversionRate, leadsChange, type UsageLevel, usageLevel } from '@vitrine/domain/organisations/usage';
import { type Sorting, sorted } from '../../ui/tables/useSorting.ts';

/** One row of the list, with derived figures. */
export interface Figures {
  organisation: OrganisationRow;
  level: UsageLevel;
  /** Share of the contract's sessions from 0 to 1; null without a contract. */
  share: number | null;
  /** Whole percent against last month's pace; null when last month had none. */
  change: number | null;
  /** Whole percent. */
  conversion: number;
  /** 'Panoramic, Stock set' */
  types: string;
}

const daysInMonthBefore = (now: Date): number =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).getUTCDate();

const typesOf = ({ configurators }: OrganisationRow): string =>
  [...new Set(configurators.map((each) => typeLabels[typeName(each.configurator_type_id)]))].join(', ');

/** The figures of one organisation on this day; months are those of UTC, as the server counts them. */
export const figuresOf = (organisation: OrganisationRow, now: Date): Figures => {
  const { billing_sessions, session_limit, leads_this_month, leads_last_month } = organisation;
  return {
    organisation,
    level: usageLevel(billing_sessions, session_limit),
    share: session_limit === null || session_limit === 0 ? null : Math.min(1, billing_sessions / session_limit),
    change: leadsChange(leads_this_month, leads_last_month, now.getUTCDate(), daysInMonthBefore(now)),
    conversion: conversionRate(leads_this_month, billing_sessions),
    types: typesOf(organisation),
  };
};

const VALUE: Record<string, (row: Figures) => string | number> = {
  name: (row) => row.organisation.name,
  billing: (row) => row.organisation.billing_sessions,
  enquiries: (row) => row.organisation.leads_this_month,
  conversion: (row) => row.conversion,
  sessions: (row) => row.organisation.product_sessions,
};

/** Sorted by the chosen column. */
export const sortedFigures = (rows: readonly Figures[], { by, direction }: Sorting): Figures[] => {
  const readValue = by === null ? undefined : VALUE[by];
  return readValue ? sorted(rows, readValue, direction) : [...rows];
};
