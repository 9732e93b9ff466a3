import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';

export const say = (line: string): void => console.log(`  ${line}`);

/** Lists the addresses of the product for a newcomer. */
export function welcome(config: Config, addresses: Addresses, seconds: number): void {
  console.log(`\nVitrine is ready (${seconds.toFixed(1)} s)\n`);
  if (config.demo) welcomeToDemo(config, addresses);
  else say(`${addresses.root}\n`);
}

function welcomeToDemo(config: Config, addresses: Addresses): void {
  say(`Administrators   ${addresses.origin('admin')}`);
  say(`Oakline          ${addresses.origin('oakline')}`);
  say(`Terra Floors     ${addresses.origin('terrafloor')}`);
  say(`A shop's page    ${addresses.root.replace(config.baseDomain, 'shop.localhost')}`);
  say(`Mailbox          ${addresses.root}/mailbox`);
  say(`API              ${addresses.api}/api/docs`);
  console.log('\n  Accounts, all with the password vitrine-demo:');
  say('admin@vitrine.test, owner@oakline.test, staff@oakline.test, dealer@northside.test, owner@terrafloor.test\n');
}
