import { AppError } from '@vitrine/contract/errors';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { GlossaryTerm, GlossaryTermInput } from '@vitrine/contract/translations/schemas';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import {
  insertGlossaryTerm,
  listGlossaryTerms,
  removeGlossaryTerm,
  updateGlossaryTerm,
} from '@vitrine/store/translations/glossary';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { presentTerm } from './present.ts';

export interface TermParams {
  organisationId: number;
  termId: number;
}

/** Rejects as missing a tenant outside the caller's scope: a reseller's user has no glossary but its own. */
async function tenantInScope({ db }: Services, { scope }: Caller, id: number): Promise<OrganisationRecord> {
  const tenant = await findOrganisation(db, scope, id);
  const isOther = scope.kind === 'reseller' && scope.resellerId !== id;
  if (!tenant || isOther) throw new AppError('resource.missing');
  return tenant;
}

export async function listTerms(services: Services, caller: Caller, organisationId: number): Promise<GlossaryTerm[]> {
  const tenant = await tenantInScope(services, caller, organisationId);
  return (await listGlossaryTerms(services.db, [tenant.id])).map(presentTerm);
}

export async function addTerm(
  services: Services,
  caller: Caller,
  organisationId: number,
  input: GlossaryTermInput,
): Promise<GlossaryTerm> {
  const tenant = await tenantInScope(services, caller, organisationId);
  const added = await services.db
    .transaction()
    .execute((transaction) => insertGlossaryTerm(transaction, tenant.id, rowOf(services, input), limits.glossaryTerms));
  if (added === 'full') throw new AppError('translations.terms_full');
  if (added === 'taken') throw taken();
  return presentTerm(added);
}

export async function changeTerm(
  services: Services,
  caller: Caller,
  { organisationId, termId }: TermParams,
  input: GlossaryTermInput,
): Promise<GlossaryTerm> {
  const tenant = await tenantInScope(services, caller, organisationId);
  const changed = await services.db
    .transaction()
    .execute((transaction) => updateGlossaryTerm(transaction, tenant.id, termId, rowOf(services, input)));
  if (changed === 'taken') throw taken();
  if (!changed) throw new AppError('resource.missing');
  return presentTerm(changed);
}

export async function deleteTerm(
  services: Services,
  caller: Caller,
  { organisationId, termId }: TermParams,
): Promise<void> {
  const tenant = await tenantInScope(services, caller, organisationId);
  if (!(await removeGlossaryTerm(services.db, tenant.id, termId))) throw new AppError('resource.missing');
}

const taken = () => new AppError('request.invalid', { errors: { source: [messages.termTwice] } });

const rowOf = ({ clock }: Services, { source, targets, note }: GlossaryTermInput) => ({
  source,
  targets: JSON.stringify(Object.fromEntries(Object.entries(targets).filter(([, target]) => target !== ''))),
  note,
  updatedAt: clock(),
});
