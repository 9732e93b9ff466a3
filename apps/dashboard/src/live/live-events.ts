import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Configurator, ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import type { LiveEventName, LiveEvents, LiveFrame } from '@vitrine/contract/live/events';
import { useEffect, useRef } from 'react';
import { checkSession, readReseller } from '../session/calls.ts';
import { useSession } from '../session/session.ts';
import { useRenewSession } from '../session/useRenewSession.ts';
import { markNew, resellersQuery, takeReseller } from '../tenant/reseller-queries.ts';
import { type Tenant, useTenant } from '../tenant/useTenant.ts';
import { openLiveSocket } from './live-socket.ts';

/** Reads by id, one read at a time for each: requests during a read cause one more read after it. */
export const createFetchQueue = (read: (id: number) => Promise<void>): ((id: number) => void) => {
  const running = new Set<number>();
  const again = new Set<number>();
  const start = async (id: number): Promise<void> => {
    running.add(id);
    do {
      again.delete(id);
      await read(id);
    } while (again.has(id));
    running.delete(id);
  };
  return (id) => {
    if (running.has(id)) again.add(id);
    else start(id);
  };
};

/** Whether a query contains the configurator, alone or in a list, in any tenant. */
const holdsConfigurator = (queryKey: readonly unknown[], configuratorId: number): boolean =>
  queryKey[0] === 'tenant' &&
  (queryKey[2] === 'configurators' || (queryKey[2] === 'configurator' && queryKey[3] === configuratorId));

const holdsEnquiries = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'tenant' && (queryKey[2] === 'enquiries' || queryKey[2] === 'enquiry');

const lookAgainAt = (queryClient: QueryClient, configuratorId: number): void => {
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => holdsConfigurator(queryKey, configuratorId) });
};

type Progress = Extract<LiveFrame, { event: 'configurator images' }>['data'];

/** While images are prepared only the count changes; the result is refetched. */
const showProgress = (queryClient: QueryClient, { configurator_id, done, total, settled }: Progress): void => {
  if (settled) {
    lookAgainAt(queryClient, configurator_id);
    return;
  }
  queryClient.setQueriesData<ConfiguratorWithVersions>(
    {
      predicate: ({ queryKey }) => queryKey[2] === 'configurator' && holdsConfigurator(queryKey, configurator_id),
    },
    (before) => (before?.images ? { ...before, images: { ...before.images, status: 'working', done, total } } : before),
  );
  queryClient.setQueriesData<Configurator[]>(
    { predicate: ({ queryKey }) => queryKey[2] === 'configurators' },
    (before) => before?.map((each) => (each.id === configurator_id ? { ...each, preparing: { done, total } } : each)),
  );
};

/** Reads a reseller and shows it if it belongs to the tenant on screen. */
const fetchReseller = async (
  queryClient: QueryClient,
  resellerId: number,
  tenantNow: () => Tenant,
  wasCreated: boolean,
): Promise<void> => {
  const { key } = tenantNow();
  try {
    const reseller = await readReseller(resellerId);
    const tenant = tenantNow();
    if (tenant.key[1] !== key[1] || tenant.parent?.id !== reseller.organisation_id) return;
    const listed = queryClient.getQueryData(resellersQuery(key, null).queryKey);
    const unknown = listed !== undefined && !listed.some(({ id }) => id === resellerId);
    takeReseller(queryClient, key, reseller);
    if (wasCreated || unknown) markNew(queryClient, key, resellerId, true);
  } catch {
    // It cannot be read, probably because it was deleted: the list is refetched.
    await queryClient.invalidateQueries({ queryKey: resellersQuery(key, null).queryKey });
  }
};

/** Receives live events while the shell is on screen, through one socket per tab. */
export const useLiveEvents = (): void => {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const { user } = useSession();
  const renewUser = useRenewSession();
  const ownId = user.reseller?.id ?? null;
  const latest = useRef(tenant);
  useEffect(() => {
    latest.current = tenant;
  }, [tenant]);

  useEffect(() => {
    const created = new Set<number>();
    const fetchQueued = createFetchQueue((id) =>
      fetchReseller(queryClient, id, () => latest.current, created.delete(id)),
    );
    const fetchEnquiries = createFetchQueue(() => queryClient.invalidateQueries({ predicate: holdsEnquiries }));
    const onReseller = (resellerId: number, wasCreated: boolean): void => {
      // For its own users a reseller is the tenant: only its access can differ.
      if (resellerId === ownId) {
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[2] === 'configurators' || queryKey[2] === 'configurator',
        });
        return;
      }
      if (wasCreated) created.add(resellerId);
      fetchQueued(resellerId);
    };
    const onConfigurator = ({ configurator_id }: { configurator_id: number }): void =>
      lookAgainAt(queryClient, configurator_id);
    const onEnquiry = (): void => fetchEnquiries(latest.current.parent?.id ?? 0);
    const handlers: { [N in LiveEventName]: (data: LiveEvents[N]) => unknown } = {
      'reseller created': ({ reseller_id }) => onReseller(reseller_id, true),
      'reseller updated': ({ reseller_id }) => onReseller(reseller_id, false),
      'configurator created': () =>
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'configurators' }),
      'configurator version created': onConfigurator,
      'configurator deployed': onConfigurator,
      // Its open page then says that it is gone.
      'configurator deleted': onConfigurator,
      'configurator images': (progress) => showProgress(queryClient, progress),
      'configurator editors': ({ configurator_id }) =>
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[2] === 'editors' && queryKey[3] === configurator_id,
        }),
      'enquiry created': onEnquiry,
      'quote updated': () => {
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'tenant' && String(queryKey[2]).startsWith('quote'),
        });
        // The enquiry is at another stage once its quote is sent, accepted or lost.
        onEnquiry();
      },
      'propagation updated': ({ propagation_id }) =>
        queryClient.invalidateQueries({ queryKey: ['propagation', propagation_id] }),
    };
    const onFrame = <N extends LiveEventName>({ event, data }: LiveFrame<N>): void => {
      // A server of a later release may send others.
      if (Object.hasOwn(handlers, event)) handlers[event](data);
    };
    return openLiveSocket({
      onFrame,
      onGap: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'tenant' }),
      // The next call shows the error.
      onRightsChanged: () => void renewUser().catch(() => undefined),
      renewSession: checkSession,
    });
  }, [queryClient, ownId, renewUser]);
};
