/** Addresses of the views of one house: one's own, or an organisation that was opened from the admin host. */
export interface Places {
  configurators: string;
  configurator: (id: number) => string;
  preview: (id: number) => string;
  data: (id: number) => string;
  saveVersion: (id: number) => string;
  deployVersion: (id: number) => string;
  enquiries: string;
  enquiry: (id: number) => string;
  accounts: string;
  inviteUser: string;
  /** Takes the user's id as `user` in its query. */
  editUser: string;
  activity: string;
}

export const ORGANISATIONS = '/organisations';
export const HOME = '/home';
export const LOGIN = '/login';
export const PASSWORD_RESET = '/passwordReset';
export const RESEND_EMAIL = '/resendEmail';
export const EXPIRED = '/expired';
export const SET_PASSWORD = '/setPassword';
export const SECURITY = '/security';

/** `orgName` is the name as people write it; addresses carry it encoded (decision A47). */
export const placesIn = (orgName: string | null): Places => {
  const base = orgName === null ? '' : `${ORGANISATIONS}/${encodeURIComponent(orgName)}`;
  const configurator = (id: number): string => `${base}/configurators/${id}`;
  return {
    configurators: `${base}/configurators`,
    configurator,
    preview: (id) => `${configurator(id)}/preview`,
    data: (id) => `${configurator(id)}/data`,
    saveVersion: (id) => `${configurator(id)}/data/save`,
    deployVersion: (id) => `${configurator(id)}/data/deploy`,
    enquiries: `${base}/enquiries`,
    enquiry: (id) => `${base}/enquiries/${id}/details`,
    accounts: `${base}/accounts`,
    inviteUser: `${base}/accounts/inviteUser`,
    editUser: `${base}/accounts/editUser`,
    activity: `${base}/accounts/activity`,
  };
};
