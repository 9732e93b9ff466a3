import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import { call } from '../../calls/call.ts';
import type { payloadOf } from './new-organisation.ts';

export const createOrganisation = (body: ReturnType<typeof payloadOf>) =>
  call<typeof organisationRoutes.createOrganisation>('POST', '/organisations', { body: body as never });
