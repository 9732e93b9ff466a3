import type { sessionRoutes } from '@vitrine/contract/session/routes';
import { call } from '../../calls/call.ts';

export interface Credentials {
  email: string;
  password: string;
  keepLoggedIn: boolean;
}

export const signIn = (body: Credentials) =>
  call<typeof sessionRoutes.signIn>('POST', '/login', { body }, { answersSignedOut: true });
