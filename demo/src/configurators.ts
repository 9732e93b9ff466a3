import { countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { daysBefore } from './moments.ts';
import { NORTHSIDE, OAKLINE, TERRA } from './organisations.ts';
import type { PlannedConfigurator, PlannedGrant, PlannedVersion } from './plan-types.ts';

const OWNER = 'owner@oakline.test';
const STAFF = 'staff@oakline.test';

/** Indexes of the layers in the panoramic catalogue. */
const WALLS = 0;
const WORKTOPS = 3;
const DOORS = 4;
const HANDLES = 5;
const TAPS = 6;

/** The changes of each save of the panoramic kitchen, as values before the save, newest save first. */
const BEFORE: readonly Edits[] = [
  [{ layer_index: DOORS, id: 'UKK-DO-09', data: { disabled: true } }],
  [
    { layer_index: WORKTOPS, id: 'UKK-WO-02', data: { price: 405 } },
    { layer_index: WORKTOPS, id: 'UKK-WO-03', data: { price: 449 } },
  ],
  [{ layer_index: DOORS, id: 'UKK-DO-07', data: { name: 'Gloss Cream' } }],
  [
    { layer_index: HANDLES, id: 'UKK-HA-03', data: { price: 8.5 } },
    { layer_index: TAPS, id: 'UKK-TA-02', data: { price: 139 } },
    { layer_index: TAPS, id: 'UKK-TA-03', data: { price: 159 } },
  ],
  [{ layer_index: WALLS, id: 'UKK-WA-05', data: { disabled: true } }],
];
const SAVED_DAYS_AGO = [9, 34, 71, 118, 203];
const FIRST_DAYS_AGO = 410;

/** 1 to 1.005: going back in time, each version differs from the catalogue by all later saves. */
const panoramicVersions = (now: Date): PlannedVersion[] => {
  const saves = BEFORE.length;
  const saved = BEFORE.map((before, index): PlannedVersion => {
    const version = (1000 + saves - index) / 1000;
    return {
      version,
      basedOn: (1000 + saves - index - 1) / 1000,
      changes: countEdits(before),
      differences: BEFORE.slice(0, index).flat(),
      authorEmail: index % 2 === 0 ? OWNER : STAFF,
      createdAt: daysBefore(now, SAVED_DAYS_AGO[index] ?? FIRST_DAYS_AGO),
    };
  });
  return [...firstVersion(now, OWNER, BEFORE.flat()), ...saved.reverse()];
};

const firstVersion = (now: Date, authorEmail: string, differences: Edits = []): PlannedVersion[] => [
  { version: 1, basedOn: null, changes: 0, differences, authorEmail, createdAt: daysBefore(now, FIRST_DAYS_AGO) },
];

/** One custom field, a sender name and a call to action, so that every part of Customisation shows something. */
const OAKLINE_CUSTOMISATION = {
  saveDesign: {
    contact: 'Questions? Ring our Leeds showroom on 0113 496 0142.',
    termsUrl: null,
    cta_label: null,
    customFields: [{ name: 'showroom', placeholder: 'Preferred showroom', type: 'text', required: false }],
  },
  emails: {
    customer_subject: 'Your Oakline kitchen',
    customer_from: 'Oakline Kitchens',
    append_customer_name: true,
    cta_title: 'See it at full size',
    cta_title_enabled: true,
    cta_text: 'Bring your design to a showroom, handle the doors and worktops, and change what you like.',
    cta_text_enabled: true,
    address: '14 Canal Wharf, Leeds LS11 5PS',
    address_enabled: true,
  },
};

const STOCK_PRESETS: PlannedConfigurator['presets'] = [
  {
    name: 'Nordic light',
    configuration: 'SSK-WA-01,SSK-FL-01,SSK-SP-01,SSK-WO-03,SSK-DO-06,SSK-HA-01,SSK-TA-01',
  },
  {
    name: 'Sage and brass',
    configuration: 'SSK-WA-02,SSK-FL-01,SSK-SP-02,SSK-WO-01,SSK-DO-03,SSK-HA-03,SSK-TA-03',
  },
  {
    name: 'After dark',
    configuration: 'SSK-WA-02,SSK-FL-03,SSK-SP-04,SSK-WO-02,SSK-DO-05,SSK-HA-02,SSK-TA-02',
  },
];

type ContentPlan = Pick<PlannedConfigurator, 'name' | 'type' | 'content' | 'layout' | 'organisationKey'> & {
  groupName: string;
  scenes: string[];
};

const planOne = (now: Date, input: ContentPlan, own: Partial<PlannedConfigurator> = {}): PlannedConfigurator => {
  const { groupName, scenes, ...rest } = input;
  const key = safeName(input.name);
  const author = input.organisationKey === OAKLINE ? OWNER : 'owner@terrafloor.test';
  return {
    ...rest,
    key,
    safeName: key,
    group: { name: groupName, safeName: safeName(groupName) },
    scenes: scenes.map((id) => ({ id, deployVersion: 1 })),
    supportsPresets: false,
    supportsStyleFinder: false,
    presets: [],
    supportsSaveDesign: true,
    contactEmail: null,
    customisation: {},
    versions: firstVersion(now, author),
    deployedVersion: 1,
    createdAt: daysBefore(now, FIRST_DAYS_AGO + 2),
    ...own,
  };
};

export const planConfigurators = (now: Date): PlannedConfigurator[] => {
  const kitchens = { organisationKey: OAKLINE, groupName: 'Kitchens', layout: 'uk_kitchen' };
  return [
    planOne(
      now,
      { ...kitchens, name: 'Panoramic Kitchen', type: 'panoramic', content: 'panoramic', scenes: ['uk_kitchen'] },
      {
        versions: panoramicVersions(now),
        deployedVersion: 1.005,
        customisation: OAKLINE_CUSTOMISATION,
      },
    ),
    planOne(
      now,
      {
        ...kitchens,
        name: 'Stock Kitchen',
        type: 'stockset',
        content: 'stockset-kitchen',
        scenes: ['uk_kitchen', 'uk_kitchen_evening'],
      },
      { supportsPresets: true, presets: STOCK_PRESETS },
    ),
    planOne(
      now,
      { ...kitchens, name: 'Shaker Collection', type: 'panoramic', content: null, scenes: [] },
      { versions: [], deployedVersion: null, createdAt: daysBefore(now, 12) },
    ),
    planOne(now, {
      organisationKey: OAKLINE,
      groupName: 'Bedrooms',
      layout: 'uk_bedroom',
      name: 'Fitted Bedroom',
      type: 'stockset',
      content: 'stockset-bedroom',
      scenes: ['uk_bedroom'],
    }),
    planOne(now, {
      organisationKey: OAKLINE,
      groupName: 'Wardrobes',
      layout: null,
      name: 'Sliding Wardrobe',
      type: 'slidingrobe',
      content: 'robes',
      scenes: ['sliding_robe'],
    }),
    planOne(
      now,
      {
        organisationKey: TERRA,
        groupName: 'Floors',
        layout: null,
        name: 'Garage Floor',
        type: 'floors',
        content: 'floors',
        scenes: ['showroom_garage'],
      },
      { customisation: { saveDesign: { cta_label: 'Request a sample' } } },
    ),
  ];
};

/** The configurators that the reseller can show on its own pages. */
export const planGrants = (now: Date): PlannedGrant[] => [
  { resellerKey: NORTHSIDE, configuratorKey: 'panoramic-kitchen', version: 1.005, createdAt: daysBefore(now, 8) },
  { resellerKey: NORTHSIDE, configuratorKey: 'fitted-bedroom', version: 1, createdAt: daysBefore(now, 300) },
];
