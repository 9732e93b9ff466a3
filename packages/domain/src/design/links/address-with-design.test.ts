import { expect, test } from 'vitest';
import { addressWithDesign, addressWithScene } from './address-with-design.ts';

const PAGE = 'https://oakline.test/kitchens';

test.each([
  [PAGE, `${PAGE}?panoramicConfig=W1,D2`],
  [`${PAGE}?from=email#viewer`, `${PAGE}?from=email&panoramicConfig=W1,D2#viewer`],
  [`${PAGE}?PANORAMICconfig=old&x=1`, `${PAGE}?x=1&panoramicConfig=W1,D2`],
])('%s becomes %s', (page, address) => {
  expect(addressWithDesign(page, 'panoramic', 'W1,D2')).toBe(address);
});

test('reserved characters of an address are escaped and read back', () => {
  const { searchParams } = new URL(addressWithDesign(PAGE, 'stockset', 'a b&c%2C,d'));
  expect(searchParams.get('stocksetConfig')).toBe('a b&c%2C,d');
});

test('names its viewer, and drops an earlier name', () => {
  const named = addressWithDesign(`${PAGE}?vitrineViewer=left`, 'floors', 'BLD-01', 'right & wide');
  expect(named).toBe(`${PAGE}?floorsConfig=BLD-01&vitrineViewer=right%20%26%20wide`);
  expect(addressWithDesign(named, 'floors', 'BLD-02')).toBe(`${PAGE}?floorsConfig=BLD-02`);
});

test('a scene is named once, and stays when a design is added later', () => {
  const evening = addressWithScene(`${PAGE}?from=email&vitrineScene=day`, 'evening & late');
  expect(new URL(evening).searchParams.getAll('vitrineScene')).toEqual(['evening & late']);
  expect(addressWithDesign(evening, 'panoramic', 'W1')).toMatch(/[?]from=email&vitrineScene=[^&]+&panoramicConfig=W1$/);
  expect(addressWithScene(evening, null)).toBe(`${PAGE}?from=email`);
});
