import type { Scope } from '../scope.ts';
import type { ParameterOf } from './prepared.ts';

export interface ScopeIds {
  organisationId?: number;
  resellerId?: number;
}

/** A scope of a kind, with parameters for its ids: a prepared statement has a shape for each kind. */
export const scopeOf = (kind: Scope['kind'], parameter: ParameterOf<ScopeIds>): Scope =>
  ({ kind, organisationId: parameter('organisationId'), resellerId: parameter('resellerId') }) as Scope;
