import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { useMemo } from 'react';
import { configuratorQuery, organisationsQuery, type TenantKey, tenantKey } from '../session/queries.ts';
import { useSession } from '../session/session.ts';
import { type Paths, pathsOf } from './paths.ts';

/** The fields of an organisation or reseller that the shell shows. */
export interface TenantParent {
  id: number;
  name: string;
  logo: string | null;
  data_url: string;
  updated_at: string;
  enterprise: boolean;
  primary: boolean;
  two_step_required: boolean;
  airtable_integration: boolean;
}

export interface Tenant {
  /** The organisation that an administrator opened; null in one's own tenant. */
  orgName: string | null;
  /** The opened organisation, else the user's reseller or organisation; null for staff of the provider. */
  parent: TenantParent | null;
  /** Id to ask for when an organisation is opened; null asks for the caller's own. */
  openedId: number | null;
  key: TenantKey;
  /** The reseller of the tenant whose page the address names. */
  resellerId: number | null;
  paths: Paths;
}

interface TenantParams {
  orgName?: string;
  resellerId?: string;
  configId?: string;
}

/** Id of the configurator that the address names, once it is known to be a stock set. */
const useStockSetId = (key: TenantKey, configId: string | undefined, resellerId: number | null): number | null => {
  const id = Number(configId);
  const { data } = useQuery({ ...configuratorQuery(key, id, resellerId), enabled: false });
  return data?.configurator_type_id === CONFIGURATOR_TYPE.stockset ? id : null;
};

/** The tenant on screen: the address decides, then the user. */
export const useTenant = (): Tenant => {
  const { user } = useSession();
  const { orgName, resellerId: input, configId } = useParams({ strict: false }) as TenantParams;
  const resellerId = input === undefined ? null : Number(input);
  const organisations = useQuery({ ...organisationsQuery, enabled: orgName !== undefined });
  const opened = organisations.data?.find((organisation) => organisation.name === orgName) ?? null;
  const stockSetId = useStockSetId(tenantKey(orgName ?? null), configId, resellerId);
  return useMemo(
    () => ({
      orgName: orgName ?? null,
      parent: orgName === undefined ? (user.reseller ?? user.organisation) : opened,
      openedId: opened?.id ?? null,
      key: tenantKey(orgName ?? null),
      resellerId,
      paths: pathsOf(orgName ?? null, resellerId, stockSetId),
    }),
    [orgName, resellerId, stockSetId, opened, user],
  );
};

/** Whether something belongs to another organisation than the opened one: its address is right there only. */
export const isForeign = (data: { organisation_id: number } | undefined, openedId: number | null): boolean =>
  data !== undefined && openedId !== null && data.organisation_id !== openedId;
