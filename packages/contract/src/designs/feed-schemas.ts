import { z } from 'zod';
import { feedLimits as limits } from './feed-limits.ts';
import { feedMessages as messages } from './feed-messages.ts';

/** What a tenant says about the products of a configurator. An empty page means that there is no feed. */
export const feedSettings = z.object({
  page: z
    .string()
    .trim()
    .max(limits.pageMaximum, { error: () => messages.pageInvalid }),
  brand: z
    .string()
    .trim()
    .max(limits.brandMaximum, { error: () => messages.brandLong(limits.brandMaximum) }),
});
export type FeedSettings = z.output<typeof feedSettings>;

/** Settings that a request leaves out keep their value. */
export const feedSettingsChange = feedSettings.partial();
export type FeedSettingsChange = z.output<typeof feedSettingsChange>;

export const NO_FEED: FeedSettings = { page: '', brand: '' };

/** Why a product is not in the feed. */
export const PRODUCT_ISSUES = ['price', 'link'] as const;
export type ProductIssue = (typeof PRODUCT_ISSUES)[number];

/** A design as a shop would list it. */
export const feedProduct = z.object({
  /** The same as long as the design stays the same. */
  id: z.string(),
  /** Null for the default design. */
  preset: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** The page with the design in its address. */
  link: z.string(),
  image: z.string(),
  /** In whole units of the currency, with tax as visitors see it. */
  price: z.number().nullable(),
  currency: z.string(),
  choices: z.array(z.object({ component: z.string(), item: z.string() })),
  issue: z.enum(PRODUCT_ISSUES).nullable(),
});
export type FeedProduct = z.output<typeof feedProduct>;

/** The feed of a configurator as its tenant sees it. */
export const feedState = z.object({
  settings: feedSettings,
  /** None without a page, and before a version is live. */
  products: z.array(feedProduct),
  merchant_url: z.string(),
  structured_data_url: z.string(),
  /** The inside of the embedded element and what follows it, for search engines; empty without a page. */
  snippet: z.object({ inside: z.string(), after: z.string() }),
});
export type FeedState = z.output<typeof feedState>;
