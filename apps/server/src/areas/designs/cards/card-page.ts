import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { directionOf, localeOf, plainTagOf } from '@vitrine/contract/languages/tags';
import { escapeMarkup } from '@vitrine/domain/text/escape-markup';
import type { Services } from '../../../services.ts';
import type { Card } from './read-card.ts';

/** The policy of a card's page: an image and its own styles. */
export const cardPolicy = (content: string): string =>
  `default-src 'none'; img-src ${content}; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;

/** Where oEmbed describes a card's link. */
export const embedAddress = ({ addresses }: Pick<Services, 'addresses'>, { url }: Pick<Card, 'url'>): string =>
  `${addresses.api}/oembed?${new URLSearchParams({ url, format: 'json' })}`;

/** A card as a page: Open Graph and Twitter's tags, and the same content for readers of the page. */
export function cardPage(card: Card, embed: string): string {
  const [size] = limits.sizes;
  const [width, height] = size;
  const image = card.image(size);
  const locale = localeOf(card.language);
  const og: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', card.seller],
    ['og:title', card.title],
    ['og:description', card.description],
    ['og:url', card.url],
    ['og:locale', plainTagOf(card.language).replace('-', '_')],
    ['og:image', image],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', card.title],
  ];
  const twitter: [name: string, content: string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', card.title],
    ['twitter:description', card.description],
    ['twitter:image', image],
    ['twitter:image:alt', card.title],
  ];
  const e = escapeMarkup;
  return [
    '<!doctype html>',
    `<html lang="${locale}" dir="${directionOf(card.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${e(card.title)}</title>`,
    `<meta name="description" content="${e(card.description)}">`,
    ...og.map(([property, content]) => `<meta property="${property}" content="${e(content)}">`),
    ...twitter.map(([name, content]) => `<meta name="${name}" content="${e(content)}">`),
    `<link rel="alternate" type="application/json+oembed" href="${e(embed)}" title="${e(card.title)}">`,
    '<style>body{margin:0 auto;max-width:720px;padding:24px;background:#f5f3ef;color:#1c1a17;font:15px/24px system-ui,sans-serif}',
    'img{width:100%;height:auto;border-radius:8px}h1{font-size:22px;line-height:30px}a{color:inherit}</style></head>',
    `<body><a href="${e(card.page)}"><img src="${e(image)}" width="${width}" height="${height}" alt="${e(card.title)}"></a>`,
    `<h1><a href="${e(card.page)}">${e(card.title)}</a></h1>`,
    `<ul>${card.choices.map(({ component, item }) => `<li>${e(component)}: ${e(item)}</li>`).join('')}</ul>`,
    '</body></html>',
    '',
  ].join('\n');
}
