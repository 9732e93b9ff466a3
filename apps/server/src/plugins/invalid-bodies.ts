import { AppError } from '@vitrine/contract/errors';
import { mayEditQuote } from '@vitrine/domain/policies/quotes';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { findQuote } from '@vitrine/store/quotes/queries';
import type { Scope } from '@vitrine/store/scope';
import { findUser } from '@vitrine/store/users/queries';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { actorOf } from '../accounts/actor-of.ts';
import type { Caller } from '../accounts/caller.ts';

/** How the row that a path names is found for a caller. */
const SUBJECTS: Record<string, (db: Database, scope: Scope, id: number) => Promise<unknown>> = {
  organisationId: findOrganisation,
  resellerId: findOrganisation,
  configuratorId: findConfigurator,
  enquiryId: findEnquiry,
  quoteId: findQuote,
  userId: findUser,
};

/**
 * Rejects a body that does not fit the contract, but first what the caller may not reach: a foreign id answers 404
 * whatever the body is. Handlers do the same for a body that fits. A missing body counts as an empty one.
 */
export const invalidBodies = fp(async (app: FastifyInstance, { db }: { db: Database }) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null) : parseJson(request, text, done),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.contract?.body) request.body ??= {};
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { validationError, caller } = request;
    if (!validationError) return done();
    const isOfBody = validationError.validationContext === 'body';
    if (!caller || !isOfBody) return done(validationError);
    assertSubjects(db, caller, request.params as Record<string, unknown>).then(() => done(validationError), done);
  });
});

async function assertSubjects(db: Database, caller: Caller, params: Record<string, unknown>): Promise<void> {
  for (const [name, find] of Object.entries(SUBJECTS)) {
    const id = params[name];
    if (typeof id === 'number' && !(await find(db, caller.scope, id))) throw new AppError('resource.missing');
  }
  // Bodies change a quote, which only its seller may.
  const quote = typeof params.quoteId === 'number' && (await findQuote(db, caller.scope, params.quoteId));
  if (quote && !mayEditQuote(actorOf(caller), quote)) throw new AppError('access.denied');
}
