import type { BillingPeriods, Contract } from '@vitrine/contract/billing/routes';
import { AppError } from '@vitrine/contract/errors';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { contractPeriods, renewalOf } from '@vitrine/domain/billing/contract-periods';
import { type ContractRecord, findContract, readBillingMonths } from '@vitrine/store/billing/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import type { Services } from '../../services.ts';

type Dependencies = Pick<Services, 'db'>;

/** Contracts belong to organisations; resellers neither have one nor see that of the organisation above them. */
async function assertOrganisation({ db }: Dependencies, scope: Scope, id: number): Promise<void> {
  const organisation = await findOrganisation(db, scope, id);
  if (!organisation || organisation.parentId !== null) throw new AppError('resource.missing');
}

export async function readContract(
  services: Dependencies,
  scope: Scope,
  organisationId: number,
): Promise<Contract | null> {
  await assertOrganisation(services, scope, organisationId);
  const found = await findContract(services.db, organisationId);
  return found ? presentContract(found) : null;
}

const presentContract = ({
  id,
  enterprise,
  tiles,
  features,
  years,
  startingAt,
  sessions,
}: ContractRecord): Contract => ({
  id,
  enterprise,
  tiles,
  features: { logo_removal: features.logo_removal === true, call_to_action: features.call_to_action === true },
  years,
  starting_at: startingAt.toISOString(),
  renews_at: renewalOf(startingAt, years).toISOString(),
  sessions,
});

/** British English abbreviates September to four letters, and every other month to three. */
const threeLetters = (locale: string): string => (locale === 'en-GB' ? 'en-US' : locale);
const monthName = inLocale(
  (locale) => new Intl.DateTimeFormat(threeLetters(locale), { month: 'short', timeZone: 'UTC' }),
);

/** Sessions by month for every contract year; empty without a contract. */
export async function readBilling(
  services: Dependencies,
  scope: Scope,
  organisationId: number,
): Promise<BillingPeriods> {
  await assertOrganisation(services, scope, organisationId);
  const contract = await findContract(services.db, organisationId);
  if (!contract) return {};
  const counted = await readBillingMonths(services.db, organisationId);
  return Object.fromEntries(
    contractPeriods(contract.startingAt, contract.years).map(({ key, months }) => [
      key,
      months.map((month) => ({
        label: monthName().format(new Date(`${month}-01T00:00:00Z`)),
        value: counted.get(month) ?? 0,
      })),
    ]),
  );
}
