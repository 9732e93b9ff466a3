import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../session/session.ts';
import { startFakeServer } from '../../test/fake-server.ts';
import { anAppConfig, aUser } from '../../test/samples.ts';
import { useAssetIndex } from './useDataFile.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FOLDER = 'oakline/kitchens/kitchen';

/** A page that was loaded at a moment. */
const load = async (at: number) => {
  vi.setSystemTime(at);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext value={{ user: aUser(), appConfig: anAppConfig() }}>{children}</SessionContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAssetIndex(FOLDER), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
};

test('what may change on the content host is asked for with the time of the load', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = startFakeServer({ [`GET /${FOLDER}/assets.json`]: {} });
  await load(1000);
  await load(2000);
  expect(server.received.map(({ query }) => query.t)).toEqual(['1000', '2000']);
});
