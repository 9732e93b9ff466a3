import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the API Reference. Names of attributes, members and values are code in every language. */
export const referenceMessages = defineMessages('integration/reference', {
  required: 'required',
  src: 'Address of the latest.json of the configurator.',
  langDefault: 'the language of the page, else of the browser, else en-gb',
  lang: 'Language of the viewer. Changing it, or the lang of the page, changes the texts at once; the design and what is typed stay.',
  none: 'none',
  languages:
    'Languages that visitors may choose from, with spaces between them, such as "en-gb de fr". The choice is remembered for your site.',
  designDefault: 'the page address, else the default design',
  designAttribute: 'The design to begin with. Changing it shows another design.',
  nameAttribute:
    'Name of this viewer, on a page with several. A shared link carries it and opens in the viewer of that name.',
  hotspots: 'With off, the image has no dots that open the choices of a layer.',
  remember:
    'With off, the design is not remembered on the device of the visitor. Otherwise a reload or a later visit shows it again, for 30 days or until a reset.',
  sceneDefault: 'the first scene',
  sceneAttribute: 'Id of the scene to begin with, where the configurator has several. Changing it changes the scene.',
  currencyDefault: 'the currency of the configurator',
  currencyAttribute: 'Currency of the prices, such as EUR, where there is a price list in it.',
  countryDefault: 'the country in the settings of prices',
  country: 'Country whose tax the prices are shown with, such as DE.',
  cart: 'Shows the button that adds the design to the cart of the page.',
  structuredData:
    'Puts the products of the product feed into the head of the page as JSON-LD, for search engines that run scripts. Read when the viewer starts.',
  getDesign: 'The current design as a short text. Empty before vitrine-ready.',
  setDesign:
    'Shows a design and answers the choices that this version no longer offers, with what took their place. Before vitrine-ready it becomes the design to begin with.',
  snapshot: 'An image of the current view. Rejects before vitrine-ready.',
  addToCart:
    'Has the design priced by the server, sends vitrine-cart and answers the same. Rejects before vitrine-ready.',
  width: 'Width in pixels, up to 4096; 1280 by default.',
  height: 'Height in pixels, up to 4096; 800 by default.',
  imageType: 'image/png by default, image/jpeg or image/webp.',
  quality: '0 to 1, for JPEG and WebP.',
  sku: 'Product code.',
  itemName: 'Name of the item.',
  quantity: 'How many of it.',
  unit: 'What the price is of; floors are priced by the square metre.',
  unitPrice: 'Price of one; null where it has none.',
  amount: 'Price of the quantity; null where it has none.',
  currency: 'Three letters, such as GBP.',
  design: 'The design as a short text.',
  items: 'What is chosen: component, id, name, product_code and price of each.',
  scene: 'Id of the visible scene, where the configurator has several.',
  ready: 'The first image is shown and the methods answer.',
  configurator: 'Which configurator it is.',
  version: 'The version that is live.',
  change: 'The design changed.',
  changedBy: 'What changed it. After an error the former choice is back.',
  sceneEvent: 'Another scene is visible; the design is the same.',
  sceneId: 'Id of the scene.',
  sceneName: 'Name of the scene.',
  sceneBy: 'Who changed it: the visitor, or the page by the attribute scene.',
  save: 'The visitor asked to save. preventDefault() keeps the form closed, so that the page can show its own.',
  enquiry: 'The enquiry was accepted. It carries no personal data.',
  cartEvent:
    'The design is to be put into the cart. Put it there when priced is server; otherwise ask for the price yourself.',
  priced: 'Whether the server priced the design. When it could not be asked, there are no prices.',
  lines: 'What there is to order: each with the members listed under CartLine.',
  total: 'What all of it costs. Of floors without an entered area: a square metre.',
  tax: (included: string) =>
    message('country, rate in per cent, amount, and {included}: whether the prices of the lines contain it.', {
      included,
    }),
  signature:
    'A token by which your server knows that the price was not changed: a JWS with EdDSA, whose key is at /prices/keys of the API. Null when unpriced.',
  link: 'A short link that shows the design again.',
  error: 'Something did not work; the viewer says the same in words.',
  errorCode: 'What kind of error it is, such as domain or webgl.',
  errorMessage: 'What it is about.',
  language: 'language',
  languageList: 'languages',
  threeLetters: 'three letters',
  twoLetters: 'two letters',
});
