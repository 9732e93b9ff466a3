/** Addresses of the views of one house: one's own, or an organisation that was opened from the admin host. */
export interface Places {
  configurators: string;
  newConfigurator: string;
  configurator: (id: number) => string;
  editConfigurator: (id: number) => string;
  updateConfigurator: (id: number) => string;
  preview: (id: number) => string;
  data: (id: number) => string;
  /** Takes the tab as `layer` and the item as `item` in its query (decision N10). */
  editProduct: (id: number) => string;
  importProducts: (id: number) => string;
  saveVersion: (id: number) => string;
  deployVersion: (id: number) => string;
  versionHistory: (id: number) => string;
  propagation: (id: number, propagationId: number) => string;
  previewEdits: (id: number) => string;
  addPreview: (id: number) => string;
  uploadPreviewImage: (id: number) => string;
  customisation: (id: number) => string;
  presets: (id: number) => string;
  enquiries: string;
  enquiry: (id: number) => string;
  accounts: string;
  inviteUser: string;
  /** Takes the user's id as `user` in its query. */
  editUser: string;
  activity: string;
  billing: string;
  settings: string;
  resellers: string;
  newReseller: string;
  newResellerPermissions: string;
  reseller: (id: number) => string;
  resellerConfigurators: (id: number) => string;
  resellerAccounts: (id: number) => string;
  inviteResellerUser: (id: number) => string;
  editResellerUser: (id: number) => string;
  resellerSettings: (id: number) => string;
}

export const ORGANISATIONS = '/organisations';
export const NEW_ORGANISATION = `${ORGANISATIONS}/setupNewOrg`;
export const HOME = '/home';
export const LOGIN = '/login';
export const PASSWORD_RESET = '/passwordReset';
export const RESEND_EMAIL = '/resendEmail';
export const EXPIRED = '/expired';
export const SET_PASSWORD = '/setPassword';
export const SECURITY = '/security';

/**
 * `orgName` is the name as people write it; addresses carry it encoded (decision A47). On a reseller's pages the
 * configurators are that reseller's.
 */
export const placesIn = (orgName: string | null, resellerId: number | null = null): Places => {
  const base = orgName === null ? '' : `${ORGANISATIONS}/${encodeURIComponent(orgName)}`;
  const reseller = (id: number): string => `${base}/resellers/${id}`;
  const configurators = `${resellerId === null ? base : reseller(resellerId)}/configurators`;
  const configurator = (id: number): string => `${configurators}/${id}`;
  return {
    configurators,
    newConfigurator: `${configurators}/create`,
    configurator,
    editConfigurator: (id) => `${configurator(id)}/edit`,
    updateConfigurator: (id) => `${configurator(id)}/update`,
    preview: (id) => `${configurator(id)}/preview`,
    data: (id) => `${configurator(id)}/data`,
    editProduct: (id) => `${configurator(id)}/data/editProduct`,
    importProducts: (id) => `${configurator(id)}/data/import`,
    saveVersion: (id) => `${configurator(id)}/data/save`,
    deployVersion: (id) => `${configurator(id)}/data/deploy`,
    versionHistory: (id) => `${configurator(id)}/data/versions`,
    propagation: (id, propagationId) => `${configurator(id)}/data/propagation/${propagationId}`,
    previewEdits: (id) => `${configurator(id)}/data/preview`,
    addPreview: (id) => `${configurator(id)}/preview/addPreview`,
    uploadPreviewImage: (id) => `${configurator(id)}/preview/uploadImage/Panoramic`,
    customisation: (id) => `${configurator(id)}/customisation`,
    presets: (id) => `${configurator(id)}/customisation/presets`,
    enquiries: `${base}/enquiries`,
    enquiry: (id) => `${base}/enquiries/${id}/details`,
    accounts: `${base}/accounts`,
    inviteUser: `${base}/accounts/inviteUser`,
    editUser: `${base}/accounts/editUser`,
    activity: `${base}/accounts/activity`,
    billing: `${base}/billing`,
    settings: `${base}/settings`,
    resellers: `${base}/resellers`,
    newReseller: `${base}/resellers/newReseller`,
    newResellerPermissions: `${base}/resellers/newResellerPermissions`,
    reseller,
    resellerConfigurators: (id) => `${reseller(id)}/configurators`,
    resellerAccounts: (id) => `${reseller(id)}/accounts`,
    inviteResellerUser: (id) => `${reseller(id)}/accounts/inviteResUser`,
    editResellerUser: (id) => `${reseller(id)}/accounts/editUser`,
    resellerSettings: (id) => `${reseller(id)}/settings`,
  };
};
