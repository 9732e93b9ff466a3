import { type Actor, type Holder, hasPermission } from './actor.ts';
import { mayAdministerConfigurators, mayCreateConfigurators } from './configurators.ts';
import type { Scope } from './scope.ts';

const managesOwnConfigurators = (actor: Actor): boolean =>
  actor.reseller === null && hasPermission(actor, 'configurators');

/** Whether the actor can edit items in the catalogue before saving. */
export const mayEditItems = (actor: Holder): boolean =>
  hasPermission(actor, 'organisations.admin') || hasPermission(actor, 'configurators');

/** Whether the actor can add items that the data file does not have. It saves an uploaded data file. */
export const mayCreateItems = (actor: Holder): boolean => mayAdministerConfigurators(actor);

/** Whether the actor can save edits as a new version: of a configurator, and users of a reseller of its copy. */
export const maySaveVersions = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether the actor can translate the words of a configurator: those who can save its catalogue. */
export const mayTranslate = (actor: Holder): boolean => maySaveVersions(actor);

/** Whether the actor can say in which language the organisation writes its catalogues: translators of its own. */
export const mayChangeCatalogueLanguage = (actor: Actor): boolean => actor.reseller === null && mayTranslate(actor);

/**
 * Whether the actor can change layers and images in the builder and save the result as a version: those who can create
 * configurators, also for copies of their resellers; and users of a reseller of its copies, where its manufacturer
 * allows it.
 */
export const mayBuildVersions = (actor: Actor): boolean =>
  actor.reseller === null
    ? mayCreateConfigurators(actor)
    : actor.reseller.builds_copies === true && hasPermission(actor, 'configurators');

/** Whether the actor can export a version as data file and images: those who can save its next one. */
export const mayExportVersions = (actor: Holder): boolean => maySaveVersions(actor);

/** Whether the actor can take names, prices and availability from the organisation's spreadsheet as a new version. */
export const maySyncSpreadsheet = (actor: Actor): boolean => managesOwnConfigurators(actor);

/** Whether the actor can add previews of shapes, and delete them. */
export const mayAddPreviews = (actor: Actor): boolean => managesOwnConfigurators(actor);

/** Whether the actor can deploy versions: a configurator's, and users of a reseller those of its copy. */
export const mayDeployVersions = (actor: Holder): boolean => hasPermission(actor, 'configurators');

/** Whether a deploy of the actor can update the scene of other stock visualisers. */
export const mayPropagateScene = (actor: Holder): boolean => actor.is_admin;

/**
 * Whether callers of a scope see a version. A reseller sees its own versions and those that its organisation has
 * shown, never another reseller's. `isLiveOnCopy`: its copy shows it.
 */
export const maySeeVersion = (
  scope: Scope,
  version: { wasDeployed: boolean; isLiveOnCopy: boolean; resellerId: number | null },
): boolean => {
  if (scope.kind !== 'reseller' || version.resellerId === scope.resellerId) return true;
  return version.resellerId === null && (version.wasDeployed || version.isLiveOnCopy);
};
