import { expect, test } from 'vitest';
import { lacksSecondStep, requiresSecondStep } from './second-step.ts';

const tenant = (twoStepRequired: boolean) => ({ twoStepRequired });

test.each([
  ['staff', null, null, false],
  ['an organisation without the rule', tenant(false), null, false],
  ['an organisation with the rule', tenant(true), null, true],
  ["a reseller under its organisation's rule", tenant(true), tenant(false), true],
  ['a reseller with its own rule', tenant(false), tenant(true), true],
])('a second step is required: %s', (_case, organisation, reseller, expected) => {
  expect(requiresSecondStep({ organisation, reseller })).toBe(expected);
  expect(lacksSecondStep({ organisation, reseller, hasSecondStep: false })).toBe(expected);
  expect(lacksSecondStep({ organisation, reseller, hasSecondStep: true })).toBe(false);
});
