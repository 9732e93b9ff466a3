import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { mayVisit, visitorHosts } from './visitor-origin.ts';

const config = readConfig({ PORT: '4000', VITRINE_DEMO: '' });
const { baseDomain, contentDomain } = config;
const TENANT: Parameters<typeof visitorHosts>[1] = {
  ...{ authorisedDomain: 'oakline.example', accessDomain: null, accessDomainVerifiedAt: null },
};

const visits = (host: string, tenant: Partial<typeof TENANT> = {}) =>
  mayVisit(`https://${host}`, visitorHosts(config, { ...TENANT, ...tenant } as typeof TENANT));

describe('a visitor’s page', () => {
  test.each(['oakline.example', 'shop.oakline.example', contentDomain])('is on %s', (host) => {
    expect(visits(host)).toBe(true);
  });

  test.each([`admin.${baseDomain}`, `oakline.${baseDomain}`, `terra.${baseDomain}`, baseDomain, 'evil.example'])(
    'is never on %s',
    (host) => {
      expect(visits(host)).toBe(false);
      expect(visits(host, { authorisedDomain: baseDomain })).toBe(false);
      expect(visits(host, { authorisedDomain: `terra.${baseDomain}` })).toBe(false);
    },
  );

  test('is on the custom domain once that was proved', () => {
    const own = { accessDomain: 'kitchens.example' };
    expect(visits('kitchens.example', own)).toBe(false);
    expect(visits('kitchens.example', { ...own, accessDomainVerifiedAt: new Date() })).toBe(true);
  });
});
