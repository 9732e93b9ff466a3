/** Public accounts of the demo data; offered only where the app config says `demo`. */
export const DEMO_ACCOUNTS: readonly { email: string; who: string }[] = [
  { email: 'owner@oakline.test', who: 'Oakline owner' },
  { email: 'staff@oakline.test', who: 'Oakline staff' },
  { email: 'dealer@northside.test', who: 'Northside reseller' },
  { email: 'owner@terrafloor.test', who: 'Terra Floors owner' },
  { email: 'admin@vitrine.test', who: 'Administrator' },
];

export const DEMO_PASSWORD = 'vitrine-demo';
