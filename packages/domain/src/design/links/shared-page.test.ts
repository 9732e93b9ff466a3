import { expect, test } from 'vitest';
import { sharedPage } from './shared-page.ts';

const HOSTS = ['oakline.example', 'vitrine.localhost'];
const PAGE = 'https://www.oakline.example/kitchens';

test.each([
  [PAGE, PAGE],
  [`${PAGE}?id=12#top`, `${PAGE}?id=12#top`],
  [`${PAGE}?panoramicConfig=W1&vitrineViewer=left&id=12`, `${PAGE}?id=12`],
  [`${PAGE}?utm_source=email&fbclid=x&reader=priya%40example.org&id=12`, `${PAGE}?id=12`],
  [`${PAGE}?vitrineScene=evening&panoramicConfig=W1`, `${PAGE}?vitrineScene=evening`],
  ['https://priya:secret@oakline.example/', 'https://oakline.example/'],
  ['http://shop.vitrine.localhost:4000/a', 'http://shop.vitrine.localhost:4000/a'],
])('%s is stored as %s', (page, stored) => {
  expect(sharedPage(page, 'panoramic', HOSTS)).toBe(stored);
});

test.each([
  'https://evil.example/kitchens',
  'https://oakline.example.evil.example/',
  'https://oakline.example@evil.example/',
  'https://evil.example/?next=oakline.example',
  '//oakline.example/',
  'javascript:alert(1)//oakline.example',
  'data:text/html,oakline.example',
  'ftp://oakline.example/',
  '',
])('%s is rejected', (page) => {
  expect(sharedPage(page, 'panoramic', HOSTS)).toBeNull();
});
