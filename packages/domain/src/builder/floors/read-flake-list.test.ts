import { expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { readFlakeList } from './read-flake-list.ts';

test('name and colour, with SKU and price where there are some', () => {
  const text =
    'Signal White; #f1f0ea\nJet Black\t0E0E10\tFL-2\t14,50\r\n\nSand, rgb(200,180,150)\nRubinrot;#8a1f2b;;9\nSand';
  expect(readFlakeList(text, [], { numbers: DECIMAL_COMMA })).toEqual({
    flakes: [
      { name: 'Signal White', hex: '#F1F0EA', product_code: null, price: null },
      { name: 'Jet Black', hex: '#0E0E10', product_code: 'FL-2', price: 14.5 },
      { name: 'Sand', hex: '#C8B496', product_code: null, price: null },
      { name: 'Rubinrot', hex: '#8A1F2B', product_code: null, price: 9 },
    ],
    issues: ['Line 6: has no colour such as #F1F0EA'],
  });
});

test('each line that is no flake is named with its reason', () => {
  const text = ';#ffffff\nGrey;grey-ish\nWhite;#fff;W;many\nWHITE;#fff\nwhite;#eee';
  expect(readFlakeList(text, ['Black'], { numbers: DECIMAL_POINT }).issues).toEqual([
    'Line 1: has no name',
    'Line 2: has no colour such as #F1F0EA',
    'Line 3: has a price that is no number',
    'Line 5: white is there already',
  ]);
  expect(readFlakeList('black;#000', ['Black'], { numbers: DECIMAL_POINT }).flakes).toEqual([]);
});

test('a price in dinars has thousandths', () => {
  const options = { numbers: DECIMAL_POINT, currency: 'KWD' };
  expect(readFlakeList('Black;#000;F-1;12.345', [], options)).toMatchObject({
    flakes: [{ price: 12.345 }],
    issues: [],
  });
});
