/** Addresses of one tenant's views: the user's own tenant, or an organisation opened from the admin host. */
export interface Paths {
  configurators: string;
  newConfigurator: string;
  buildConfigurator: string;
  buildVersion: (id: number) => string;
  configurator: (id: number) => string;
  editConfigurator: (id: number) => string;
  updateConfigurator: (id: number) => string;
  preview: (id: number) => string;
  /** The Data tab, or the screen that replaces it for a stock set. */
  data: (id: number) => string;
  /** Takes the tab as `layer` and the item as `item` in the query, so that a reload shows the same item. */
  editProduct: (id: number) => string;
  importProducts: (id: number) => string;
  saveVersion: (id: number) => string;
  /** Moves a copy's edits onto the manufacturer's newer version. */
  takeOverVersion: (id: number) => string;
  deployVersion: (id: number) => string;
  versionHistory: (id: number) => string;
  propagation: (id: number, propagationId: number) => string;
  previewEdits: (id: number) => string;
  addPreview: (id: number) => string;
  uploadPreviewImage: (id: number) => string;
  translations: (id: number) => string;
  analytics: (id: number) => string;
  /** Of the whole tenant. */
  tenantAnalytics: string;
  customisation: (id: number) => string;
  presets: (id: number) => string;
  notifications: (id: number) => string;
  integration: (id: number) => string;
  productFeed: (id: number) => string;
  enquiries: string;
  enquiry: (id: number) => string;
  /** Enquiries that look automated. */
  enquirySpam: string;
  accounts: string;
  inviteUser: string;
  /** Takes the user's id as `user` in its query. */
  editUser: string;
  activity: string;
  webhooks: string;
  billing: string;
  /** On a reseller's pages that reseller's. */
  prices: string;
  newPriceList: string;
  priceList: (id: number) => string;
  importPrices: (id: number) => string;
  priceListSettings: (id: number) => string;
  priceListHistory: (id: number) => string;
  putPriceListLive: (id: number) => string;
  /** On a reseller's pages that reseller's. */
  quotes: string;
  newQuote: string;
  quoteSettings: string;
  quote: (id: number) => string;
  sendQuote: (id: number) => string;
  loseQuote: (id: number) => string;
  settings: string;
  support: string;
  resellers: string;
  newReseller: string;
  newResellerPermissions: string;
  reseller: (id: number) => string;
  resellerConfigurators: (id: number) => string;
  resellerAccounts: (id: number) => string;
  resellerPrices: (id: number) => string;
  resellerQuotes: (id: number) => string;
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
export const TESTING = '/testing';

/** The last part of the Data tab's address; it differs for stock sets. */
export const DATA = 'data';
export const STOCK_SET_DATA = 'data-stockset';

/**
 * `orgName` is the organisation's name; addresses contain it encoded. On a reseller's pages the configurators are that
 * reseller's. `stockSetId` is the stock set on screen.
 */
export const pathsOf = (
  orgName: string | null,
  resellerId: number | null = null,
  stockSetId: number | null = null,
): Paths => {
  const base = orgName === null ? '' : `${ORGANISATIONS}/${encodeURIComponent(orgName)}`;
  const reseller = (id: number): string => `${base}/resellers/${id}`;
  const prices = `${resellerId === null ? base : reseller(resellerId)}/prices`;
  const priceList = (id: number): string => `${prices}/${id}`;
  const quotes = `${resellerId === null ? base : reseller(resellerId)}/quotes`;
  const quote = (id: number): string => `${quotes}/${id}`;
  const configurators = `${resellerId === null ? base : reseller(resellerId)}/configurators`;
  const configurator = (id: number): string => `${configurators}/${id}`;
  const data = (id: number): string => `${configurator(id)}/${id === stockSetId ? STOCK_SET_DATA : DATA}`;
  return {
    configurators,
    newConfigurator: `${configurators}/create`,
    buildConfigurator: `${configurators}/build`,
    configurator,
    buildVersion: (id) => `${configurator(id)}/build`,
    editConfigurator: (id) => `${configurator(id)}/edit`,
    updateConfigurator: (id) => `${configurator(id)}/update`,
    preview: (id) => `${configurator(id)}/preview`,
    data,
    editProduct: (id) => `${data(id)}/editProduct`,
    importProducts: (id) => `${data(id)}/import`,
    saveVersion: (id) => `${data(id)}/save`,
    takeOverVersion: (id) => `${data(id)}/takeOver`,
    deployVersion: (id) => `${data(id)}/deploy`,
    versionHistory: (id) => `${data(id)}/versions`,
    propagation: (id, propagationId) => `${data(id)}/propagation/${propagationId}`,
    previewEdits: (id) => `${data(id)}/preview`,
    addPreview: (id) => `${configurator(id)}/preview/addPreview`,
    uploadPreviewImage: (id) => `${configurator(id)}/preview/uploadImage/Panoramic`,
    translations: (id) => `${configurator(id)}/translations`,
    analytics: (id) => `${configurator(id)}/analytics`,
    tenantAnalytics: `${base}/analytics`,
    customisation: (id) => `${configurator(id)}/customisation`,
    presets: (id) => `${configurator(id)}/customisation/presets`,
    integration: (id) => `${configurator(id)}/integration`,
    productFeed: (id) => `${configurator(id)}/integration/feed`,
    notifications: (id) => `${configurator(id)}/notifications`,
    enquiries: `${base}/enquiries`,
    enquiry: (id) => `${base}/enquiries/${id}/details`,
    enquirySpam: `${base}/enquiries/spam`,
    accounts: `${base}/accounts`,
    inviteUser: `${base}/accounts/inviteUser`,
    editUser: `${base}/accounts/editUser`,
    activity: `${base}/accounts/activity`,
    webhooks: `${base}/settings/webhooks`,
    billing: `${base}/billing`,
    prices,
    newPriceList: `${prices}/create`,
    priceList,
    importPrices: (id) => `${priceList(id)}/import`,
    priceListSettings: (id) => `${priceList(id)}/settings`,
    priceListHistory: (id) => `${priceList(id)}/history`,
    putPriceListLive: (id) => `${priceList(id)}/live`,
    quotes,
    newQuote: `${quotes}/create`,
    quoteSettings: `${quotes}/settings`,
    quote,
    sendQuote: (id) => `${quote(id)}/send`,
    loseQuote: (id) => `${quote(id)}/lost`,
    settings: `${base}/settings`,
    support: `${base}/support`,
    resellers: `${base}/resellers`,
    newReseller: `${base}/resellers/newReseller`,
    newResellerPermissions: `${base}/resellers/newResellerPermissions`,
    reseller,
    resellerConfigurators: (id) => `${reseller(id)}/configurators`,
    resellerAccounts: (id) => `${reseller(id)}/accounts`,
    resellerPrices: (id) => `${reseller(id)}/prices`,
    resellerQuotes: (id) => `${reseller(id)}/quotes`,
    inviteResellerUser: (id) => `${reseller(id)}/accounts/inviteResUser`,
    editResellerUser: (id) => `${reseller(id)}/accounts/editUser`,
    resellerSettings: (id) => `${reseller(id)}/settings`,
  };
};
