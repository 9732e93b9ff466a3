import { type Expectations, NO_RESELLERS, SIGNED_OUT } from './callers.ts';

/** Customisation, presets, product feeds, image sizes and recipients. */
export const wording = {
  readCustomisation: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation`,
  },
  readRecipients: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/recipients`,
  },
  saveCustomisation: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation`,
    body: () => ({}),
  },
  saveLogo: {
    others: 422,
    by: { ...SIGNED_OUT, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/logos`,
  },
  removeLogo: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/logos/viewer`,
  },
  previewEmails: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/email-preview`,
    body: () => ({ emails: {} }),
  },
  sendTestEmail: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/test-email`,
    body: () => ({ emails: {} }),
  },
  readPresets: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/presets`,
  },
  savePresets: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/presets`,
    body: () => ({}),
  },
  readFeed: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/feed`,
  },
  saveFeed: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/feed`,
    body: () => ({ page: '', brand: '' }),
  },
  readImageSizes: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/image-sizes`,
  },
  saveImageSizes: {
    others: 404,
    by: { ...SIGNED_OUT, ...NO_RESELLERS, administrator: 200, owner: 200, staff: 200, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/image-sizes`,
    body: () => ({ sizes: [{ width: 640, height: 360 }] }),
  },
  savePresetImage: {
    others: 422,
    by: { ...SIGNED_OUT, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/preset/image`,
  },
  readSharedDesign: {
    others: 404,
    by: { ...SIGNED_OUT, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/shared-designs/nobodymade`,
  },
  findStyle: { others: 422, by: { ...SIGNED_OUT, powerless: 403 } },
  findStyleAgain: {
    others: 404,
    by: { ...SIGNED_OUT, powerless: 403 },
    body: () => ({ imageUrl: 'https://elsewhere.test/a.png', training: 'https://elsewhere.test/latest.json' }),
  },
} satisfies Expectations;
