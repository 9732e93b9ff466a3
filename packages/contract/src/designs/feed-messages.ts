import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of product feeds. */
export const feedMessages = defineMessages('designs/feeds', {
  help: 'Shops and search engines can show your default design and your presets as products.',
  open: 'Set up the product feed',
  page: 'Page with the configurator',
  pageHelp: 'A product leads there. The page is on your authorised domain. Without a page there is no feed.',
  pageInvalid: 'Enter the address of a page on your authorised domain, such as https://www.example.com/kitchens.',
  brand: 'Brand',
  brandHelp: 'Shops show it with each product. If it is empty, they show your name.',
  brandLong: (most: number) => message('Use at most {most, number} characters.', { most }),
  save: 'Save',
  saved: 'Product feed saved',
  feed: 'The product feed',
  products: 'Products',
  noPage: 'No products yet',
  noPageHelp: 'Enter the page with the configurator above. The products come from the live version.',
  product: 'Product',
  price: 'Price',
  listed: 'In the feed',
  issues: {
    price: 'Not in the feed: visitors see no price for it',
    link: 'Not in the feed: its address is too long',
  },
  presets: 'Edit presets',
  addresses: 'Addresses',
  addressesHelp: 'They always have the products of the live version, and need no sign-in.',
  merchantFeed: 'For Google Merchant Center and other shops (RSS)',
  structuredData: 'For search engines (JSON-LD)',
  snippet: 'Code for search engines',
  snippetHelp:
    'Paste it in place of the element. It has the same viewer, an image and the choices for browsers without JavaScript, and your products for search engines. Copy it again when your presets or prices change.',
  fromViewer: 'The viewer adds the products to the page',
  fromViewerHelp:
    'The code then has the attribute structured-data in place of the products, and presets and prices are always up to date. Only search engines that run scripts find them.',
});
