import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../session/session.ts';
import { startFakeServer } from '../test/fake-server.ts';
import { anAppConfig, aUser } from '../test/samples.ts';
import { useAssetIndex } from './version-file.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FOLDER = 'oakline/kitchens/kitchen';
const LISTED = 'assets/index-abc.json';

test.each([
  ['its list is read where it names one', LISTED, [`GET /${FOLDER}/${LISTED}`]],
  ['a version without images asks for no file', null, []],
] as const)('%s', async (_, listed, requests) => {
  const server = startFakeServer({ [`GET /${FOLDER}/${LISTED}`]: {} });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext value={{ user: aUser(), appConfig: anAppConfig() }}>{children}</SessionContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAssetIndex(FOLDER, listed), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({}));
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual(requests);
});
