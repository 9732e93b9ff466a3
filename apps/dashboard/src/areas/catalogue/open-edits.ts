import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import type { Edits, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { may } from '@vitrine/domain/permissions/may';
import { createContext, useContext } from 'react';
import type { Tab } from './data-tabs.ts';
import type { EditActions } from './edits/useCatalogueEdits.ts';

/** What a modal over the tables may know of the pending edits. */
export interface OpenEdits {
  file: ConfiguratorFile;
  /** The version that the edits were made on. */
  basedOn: number;
  edits: Edits;
  /** The version's images; undefined until they are known. */
  images: AssetIndex | undefined;
  thumbnailOf: (path: string | null) => string | null;
  clear: () => void;
  actions: EditActions;
  tabs: readonly Tab[];
  currency: string;
  /** Items may be opened, imported and created: not in a version that is only shown. */
  mayEdit: boolean;
  /** Its door range is off. */
  isLocked: (key: ItemKey) => boolean;
}

export const OpenEditsContext = createContext<OpenEdits | null>(null);

/** The pending edits on screen; null where nothing can be edited. */
export const useOpenEdits = (): OpenEdits | null => useContext(OpenEditsContext);

/** Who may open the item edit screen and discard changes of a row. */
export const mayEditItems = (user: Pick<CurrentUser, 'is_admin' | 'permissions'>): boolean =>
  may(user, 'organisations.admin') || may(user, 'configurators');
