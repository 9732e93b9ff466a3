import type { EmailTexts } from '@vitrine/contract/customisation/schemas';
import type { Language } from '@vitrine/contract/languages/limits';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Configurators, their versions, images and copies, and manufacturers. Columns in camelCase of migrations/*.sql. */

export interface ConfiguratorGroupsTable {
  id: Generated<number>;
  organisationId: number;
  name: string;
  safeName: string;
}

export interface SceneRow {
  id: string | number;
  deployVersion: number;
  /** Absent in files that name a scene by its id alone. */
  file_path?: string;
}

export interface ConfiguratorsTable {
  id: Generated<number>;
  organisationId: number;
  groupId: number;
  name: string;
  safeName: string;
  /** An older configurator of the organisation, in another group, had the same safe name at its creation (0060). */
  sharesName: Generated<boolean>;
  sku: string | null;
  typeId: number;
  layout: string | null;
  dataUrl: string;
  /** Thousandths; null while nothing is live. */
  deployedVersion: number | null;
  scenes: Json<SceneRow[]>;
  supportsPresets: Generated<boolean>;
  supportsSaveDesign: Generated<boolean>;
  supportsStyleFinder: Generated<boolean>;
  contactEmail: string[] | null;
  currency: Generated<string>;
  image: string | null;
  /** Below the configurator's folder. */
  styleFile: string | null;
  scriptFile: string | null;
  scriptIntegrity: string | null;
  /** Where all uploaded images are listed, below its folder; null: in assets.json. */
  uploadsIndex: string | null;
  customisation: Json<Record<string, unknown>>;
  presets: ColumnType<unknown[], string | undefined, string>;
  /** Page and brand of its product feed; null without one. */
  productFeed: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ImageIntakesTable {
  configuratorId: number;
  version: number;
  publishes: boolean;
  folders: string[];
  missing: string[];
  unused: string[];
  updatedAt: Timestamp;
}

export interface IntakeImagesTable {
  configuratorId: number;
  path: string;
  use: 'image' | 'thumbnail';
  staged: string;
  /** What it takes until it is an original; 0 where it is one already. */
  bytes: Generated<number>;
  status: Generated<'waiting' | 'done' | 'failed'>;
  reason: string | null;
  asset: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface OriginalImagesTable {
  organisationId: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  bytes: number;
  ending: 'png' | 'jpg' | 'webp';
  storedAt: Timestamp;
}

export interface ConfiguratorOriginalsTable {
  configuratorId: number;
  /** Names a prepared image by its content. */
  assetKey: string;
  organisationId: number;
  hash: string;
}

export interface ConfiguratorEditorsTable {
  userId: number;
  /** Names a tab of the user's browser. */
  tab: string;
  configuratorId: number;
  /** The reseller whose copy is edited; null for the configurator itself. */
  resellerId: number | null;
  seenAt: Timestamp;
}

export interface ConfiguratorVersionsTable {
  configuratorId: number;
  version: number;
  basedOn: number | null;
  authorId: number | null;
  authorName: string | null;
  /** The reseller whose copy the version is for; null for the organisation's own. */
  resellerId: number | null;
  changes: Generated<number>;
  /** The author's note on the save. */
  note: string | null;
  /** Below the configurator's folder; null: the list that uploads still add to. */
  assetIndex: string | null;
  /** The unguessable part of its folder's name; null: not moved there yet. */
  fileKey: string | null;
  createdAt: Timestamp;
}

/** The result of one stock visualiser when a version was propagated to it. */
export interface PropagationResult {
  configuratorId: number;
  name: string;
  organisation: string;
  status: 'waiting' | 'saved' | 'deployed' | 'failed';
  /** Thousandths of the version that was created for it. */
  version: number | null;
  reason: string | null;
}

export interface PropagationsTable {
  id: Generated<number>;
  configuratorId: number;
  version: number;
  scenePath: string;
  authorId: number | null;
  authorName: string | null;
  status: Generated<'waiting' | 'done'>;
  results: Json<PropagationResult[]>;
  createdAt: Timestamp;
}

export interface ConfiguratorPreviewsTable {
  id: Generated<number>;
  configuratorId: number;
  shape: string | null;
  release: string;
  version: number;
  /** Path on the content host. */
  image: string | null;
  authorName: string | null;
  createdAt: Timestamp;
}

export interface DeploymentsTable {
  id: Generated<number>;
  configuratorId: number;
  resellerId: number | null;
  version: number;
  userId: number | null;
  createdAt: Timestamp;
}

export interface ResellerConfiguratorsTable {
  resellerId: number;
  configuratorId: number;
  version: number;
  status: Generated<'pending' | 'ready' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  customisation: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  presets: ColumnType<unknown[] | null, string | null | undefined, string | null>;
  /** Page and brand of the copy's product feed; null without one. */
  productFeed: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  contactEmail: string[] | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface CustomisationTextsTable {
  id: Generated<number>;
  configuratorId: number;
  resellerId: number | null;
  language: Language;
  texts: Json<EmailTexts>;
}

export interface ManufacturersTable {
  id: Generated<number>;
  organisationId: number;
  name: string;
  createdAt: Timestamp;
}

export interface ProductManufacturersTable {
  organisationId: number;
  productId: string;
  manufacturerId: number;
  specificName: string | null;
}

export interface AirtableSyncsTable {
  configuratorId: number;
  startedAt: Date;
}

/** Stored images of designs by address. */
export interface DesignImagesTable {
  configuratorId: number;
  /** The name of its file. */
  name: string;
  bytes: number;
  /** When it was last asked for, to the day. */
  usedAt: Timestamp;
}
