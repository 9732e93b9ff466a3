import type { supportRoutes } from '@vitrine/contract/support/routes';
import { call } from '../../calls/call.ts';

export const readSupport = () => call<typeof supportRoutes.readSupport>('GET', '/support', {});
