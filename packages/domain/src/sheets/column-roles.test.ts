import { expect, test } from 'vitest';
import { columnsWith, roleOfColumn } from './column-roles.ts';

test.each([
  [
    'code',
    ['SKU', ' Product code', 'Item number', 'Artikel-Nr.', 'Art.-Nr.', 'Artikelnummer', 'Référence', 'Réf. produit'],
  ],
  ['code', ['Art.-Nr.\u00A0', 'Item\nnumber', 'Référence\n(fournisseur)']],
  ['price', ['Preis\r\n(EUR)\nnetto', 'Unit\u00A0price']],
  ['code', ['Código', 'Código de artículo', 'Codice articolo', 'Referência', 'Re\u0301fe\u0301rence']],
  [
    'price',
    ['Price', 'Unit price', 'net_price', 'Price (EUR)', 'Preis EUR', 'Einzelpreis', 'Listenpreis netto', 'UVP'],
  ],
  ['price', ['Prix HT', 'Prix de vente', 'Precio', 'Prezzo/m²', 'Verkoopprijs', 'Pris', 'Preço', 'Styckpris']],
  ['name', ['Name', 'Bezeichnung', 'Nom', 'Nombre', 'Nome', 'Naam', 'Namn']],
  ['file', ['File', 'Dateiname', 'Fichier', 'Afbeelding']],
  [null, ['', 'Preisgruppe', 'Prisma', 'Range', 'Codes', 'Farbe']],
] as const)('%s: %j', (role, headings) => {
  expect(headings.map((heading) => [heading, roleOfColumn(heading)])).toEqual(
    headings.map((heading) => [heading, role]),
  );
});

test.each([
  [
    ['SKU', 'Einkaufspreis', 'Verkaufspreis'],
    [1, 2],
  ],
  [['SKU', 'Einkaufspreis', 'Price'], [2]],
  [
    ['Price', 'PRICE'],
    [0, 1],
  ],
  [['SKU', 'Name'], []],
])('the prices of %j are in the columns %j', (headings, columns) => {
  expect(columnsWith('price', headings)).toEqual(columns);
});
