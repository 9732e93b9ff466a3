import { type Actor, type Holder, hasPermission } from './actor.ts';
import { mayAdministerConfigurators } from './configurators.ts';
import type { Scope } from './scope.ts';

const managesOwnConfigurators = (actor: Actor): boolean =>
  actor.reseller === null && hasPermission(actor, 'configurators');

/** Whether the actor can edit items in the catalogue before saving. */
export const mayEditItems = (actor: Holder): boolean =>
  hasPermission(actor, 'organisations.admin') || hasPermission(actor, 'configurators');

/** Whether the actor can add items that the data file does not have. It saves an uploaded data file. */
export const mayCreateItems = (actor: Holder): boolean => mayAdministerConfigurators(actor);

/**
 * Whether the actor can save edits as a new version. A reseller's copies are not stored separately, so a reseller's
 * edits would reach its manufacturer.
 */
export const maySaveVersions = (actor: Actor): boolean => managesOwnConfigurators(actor);

/** Whether the actor can take names, prices and availability from the organisation's spreadsheet as a new version. */
export const maySyncSpreadsheet = (actor: Actor): boolean => maySaveVersions(actor);

/** Whether the actor can add a preview of a shape. */
export const mayAddPreviews = (actor: Actor): boolean => managesOwnConfigurators(actor);

/** Whether the actor can deploy versions: a configurator's, and users of a reseller those of its copy. */
export const mayDeployVersions = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether a deploy of the actor can update the scene of other stock visualisers. */
export const mayPropagateScene = (actor: Holder): boolean => actor.is_admin;

/** Whether callers of a scope see a version. A reseller sees no version that its organisation has never shown. */
export const maySeeVersion = (scope: Scope, version: { wasDeployed: boolean; isOfCopy: boolean }): boolean =>
  scope.kind !== 'reseller' || version.wasDeployed || version.isOfCopy;
