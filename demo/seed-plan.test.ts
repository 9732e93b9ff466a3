import { readFileSync } from 'node:fs';
import { FILE_SCHEMA, type LayeredFile, type SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { designItem, enquiryFields } from '@vitrine/contract/enquiries/schemas';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { choicesOf } from '@vitrine/domain/design/choices';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { groupByEmail } from '@vitrine/domain/enquiries/group-by-email';
import { safeName } from '@vitrine/domain/organisations/safe-name';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { describe, expect, test } from 'vitest';
import { type DemoContent, type PlannedConfigurator, pickDesign, planDemo } from './seed-plan.ts';

const now = new Date('2026-11-21T09:42:00Z');
const plan = planDemo(now);
const of = (organisationKey: string) => plan.enquiries.filter((enquiry) => enquiry.organisationKey === organisationKey);

const catalogueOf = ({ content, type }: Pick<PlannedConfigurator, 'content' | 'type'>) =>
  FILE_SCHEMA[type].parse(
    JSON.parse(readFileSync(new URL(`content/${content}/catalogue.json`, import.meta.url), 'utf8')),
  );

test('is the same for the same moment, and another for another', () => {
  expect(planDemo(new Date(now))).toEqual(plan);
  expect(planDemo(new Date('2027-03-01T00:00:00Z'))).not.toEqual(plan);
});

test('holds the organisations, accounts and configurators of the demo', () => {
  expect(plan.organisations.map(({ accessSubdomain, primary }) => [accessSubdomain, primary])).toEqual([
    ['oakline', true],
    ['terrafloor', true],
    ['e2e', false],
    ['northside', false],
  ]);
  expect(plan.users.filter(({ invitedAt }) => invitedAt).map(({ email }) => email)).toEqual([
    'owen@oakline.test',
    'tessa@oakline.test',
    'amir@northside.test',
  ]);
  expect(plan.users.filter(({ invitedAt }) => !invitedAt).map(({ email, groupId }) => [email, groupId])).toEqual([
    ['admin@vitrine.test', 1],
    ['owner@oakline.test', 2],
    ['staff@oakline.test', 2],
    ['dealer@northside.test', 4],
    ['grace@oakline.test', 2],
    ['owner@terrafloor.test', 2],
  ]);
  expect(plan.configurators.map(({ name, type, versions }) => [name, type, versions.length])).toEqual([
    ['Panoramic Kitchen', 'panoramic', 6],
    ['Stock Kitchen', 'stockset', 1],
    ['Shaker Collection', 'panoramic', 0],
    ['Fitted Bedroom', 'stockset', 1],
    ['Sliding Wardrobe', 'slidingrobe', 1],
    ['Garage Floor', 'floors', 1],
  ]);
});

test('staff may edit configurators, but neither create them nor touch users', () => {
  expect(plan.users.find(({ email }) => email === 'staff@oakline.test')?.permissions).toEqual(['configurators']);
});

test('every key that a row names exists, and organisations stand before their resellers', () => {
  const organisations = plan.organisations.map(({ key }) => key);
  const configurators: (string | null)[] = plan.configurators.map(({ key }) => key);
  plan.organisations.forEach(({ parentKey }, index) => {
    if (parentKey !== null) expect(organisations.slice(0, index)).toContain(parentKey);
  });
  for (const row of [...plan.contracts, ...plan.configurators, ...plan.usage, ...plan.figures, ...plan.enquiries]) {
    expect(organisations).toContain(row.organisationKey);
  }
  for (const { configuratorKey } of [...plan.grants, ...plan.usage, ...plan.figures, ...plan.enquiries]) {
    if (configuratorKey !== null) expect(configurators).toContain(configuratorKey);
  }
  for (const { resellerKey } of [...plan.grants, ...plan.figures, ...plan.enquiries]) {
    if (resellerKey !== null) expect(organisations).toContain(resellerKey);
  }
});

test('keys are the safe names that addresses are made of', () => {
  for (const { key, name } of [...plan.organisations, ...plan.configurators]) expect(key).toBe(safeName(name));
});

/** Every date anywhere in a value. */
const datesIn = (value: unknown): Date[] => {
  if (value instanceof Date) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(datesIn) : [];
};

test.each(['2026-11-21T09:42:00Z', '2026-01-01T00:00:00Z', '2028-02-29T23:59:59Z', '2026-03-29T01:30:00Z'])(
  'no date is in the future of %s, and all enquiries within twelve months before it',
  (moment) => {
    const at = new Date(moment);
    const planned = planDemo(at);
    expect(datesIn(planned).filter((date) => !(date <= at))).toEqual([]);
    const yearAgo = at.getTime() - 366 * 86_400_000;
    expect(planned.enquiries.filter(({ createdAt }) => createdAt.getTime() < yearAgo)).toEqual([]);
    expect(planned.usage.filter(({ month }) => month > moment.slice(0, 7))).toEqual([]);
    expect(planned.figures.filter(({ day }) => day > moment.slice(0, 10))).toEqual([]);
    expect(planned.usage.every(({ sessions }) => Number.isInteger(sessions) && sessions >= 0)).toBe(true);
  },
);

describe('versions', () => {
  const panoramic = plan.configurators[0] as PlannedConfigurator;
  const fileOf = (differences: PlannedConfigurator['versions'][number]['differences']) => {
    const applied = applyEdits(catalogueOf(panoramic) as LayeredFile, differences);
    if ('issue' in applied) throw new Error(applied.issue);
    return JSON.stringify(applied.file);
  };

  test('follow each other as saves do, up to the one that is live', () => {
    const numbers = panoramic.versions.map(({ version }) => version);
    expect(numbers).toEqual([1, 1.001, 1.002, 1.003, 1.004, 1.005]);
    expect(panoramic.deployedVersion).toBe(numbers.at(-1));
    expect(nextMinorVersion(numbers, 1.005)).toBe(1.006);
    expect(panoramic.versions.slice(1).map(({ basedOn }) => basedOn)).toEqual(numbers.slice(0, -1));
    const dates = panoramic.versions.map(({ createdAt }) => createdAt.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
  });

  test('all differ, and apply to the catalogue', () => {
    expect(new Set(panoramic.versions.map(({ differences }) => fileOf(differences))).size).toBe(6);
    expect(panoramic.versions.at(-1)?.differences).toEqual([]);
  });
});

describe('sessions', () => {
  const sum = (organisationKey: string, month: string) =>
    plan.usage
      .filter((row) => row.organisationKey === organisationKey && row.month === month && row.configuratorKey !== null)
      .reduce((total, { sessions }) => total + sessions, 0);

  test('cover the last twelve months of every configurator that is live', () => {
    const months = new Set(plan.usage.map(({ month }) => month));
    expect([...months].sort()).toEqual([...months]);
    expect(months.size).toBe(12);
    const live = plan.configurators.filter(({ deployedVersion }) => deployedVersion !== null);
    expect(plan.usage.filter(({ configuratorKey }) => configuratorKey !== null)).toHaveLength(12 * live.length);
  });

  test('billing counts a little less than their sum, and stays within the contract', () => {
    for (const { organisationKey, month, sessions, configuratorKey } of plan.usage) {
      if (configuratorKey !== null) continue;
      expect(sessions).toBeLessThan(sum(organisationKey, month));
      expect(sessions).toBeGreaterThan(0.85 * sum(organisationKey, month) - 1);
      expect(sessions).toBeLessThan(organisationKey === 'oakline-kitchens' ? 10_000 : 3_000);
    }
  });
});

describe('enquiries', () => {
  test('are 180 for Oakline and 40 for Terra, oldest first, the newest few unread', () => {
    for (const [key, count, unread] of [
      ['oakline-kitchens', 180, 4],
      ['terra-floors', 40, 2],
    ] as const) {
      const enquiries = of(key);
      expect(enquiries).toHaveLength(count);
      const dates = enquiries.map(({ createdAt }) => createdAt.getTime());
      expect(dates).toEqual([...dates].sort((a, b) => a - b));
      expect(enquiries.filter(({ status }) => status === 'New')).toEqual(enquiries.slice(-unread));
    }
    expect(new Set(plan.enquiries.map(({ clientKey }) => clientKey)).size).toBe(220);
  });

  test('come from every live configurator, some through the reseller, some of unknown source', () => {
    const keys = new Set(of('oakline-kitchens').map(({ configuratorKey }) => configuratorKey));
    expect(keys).toEqual(new Set(['panoramic-kitchen', 'stock-kitchen', 'fitted-bedroom', 'sliding-wardrobe', null]));
    const resold = plan.enquiries.filter(({ resellerKey }) => resellerKey !== null);
    const granted: (string | null)[] = plan.grants.map(({ configuratorKey }) => configuratorKey);
    expect(resold.length).toBeGreaterThan(3);
    expect(resold.every(({ configuratorKey }) => granted.includes(configuratorKey))).toBe(true);
  });

  test('some visitors write more than once', () => {
    const groups = groupByEmail(
      of('oakline-kitchens').map((row) => ({ ...row, created_at: row.createdAt.toISOString() })),
    );
    expect(groups.length).toBeLessThan(170);
    expect(groups[0]).toMatchObject({ newest: { name: 'Priya Shah', status: 'New' } });
    expect(groups[0]?.enquiries).toHaveLength(3);
  });

  test('nobody in it can be written to or rung up', () => {
    for (const { email, phone } of plan.enquiries) {
      expect(email).toMatch(/^[a-z0-9.]+@example\.(com|org|net)$/);
      expect(phone).toMatch(/^07700 900\d{3}$/);
    }
    const others = JSON.stringify([plan.organisations, plan.users, plan.contracts, plan.configurators]);
    for (const [, domain] of others.matchAll(/@([\w.-]+)/g)) expect(domain).toMatch(/\.test$/);
  });

  test('would pass the check that real ones pass', () => {
    for (const { picks: _picks, createdAt: _createdAt, status: _status, type, ...enquiry } of plan.enquiries) {
      const sent = {
        ...enquiry,
        budget: enquiry.budget ?? '',
        postcode: enquiry.postcode ?? '',
        configurator_id: 1,
        items: [],
        client_key: enquiry.clientKey,
      };
      const parsed = enquiryFields.safeParse({ ...sent, type: type === 'other' ? 'panoramic' : type });
      expect(parsed.error?.issues ?? []).toEqual([]);
    }
  });
});

describe('pickDesign', () => {
  const live = plan.configurators.filter(
    (row): row is PlannedConfigurator & { content: DemoContent } => row.content !== null,
  );

  test.each(live.map((row) => [row.name, row] as const))('chooses what %s has, for every enquiry', (_, row) => {
    const file = catalogueOf(row);
    const known = JSON.stringify(file);
    const designs = plan.enquiries
      .filter(({ configuratorKey }) => configuratorKey === row.key)
      .map(({ picks }) => pickDesign(file, picks));
    expect(new Set(designs.map(({ design }) => design)).size).toBeGreaterThan(3);
    for (const { items, design } of designs) {
      expect(items.length).toBeGreaterThan(1);
      for (const item of items) {
        if (row.type !== 'slidingrobe') expect(known).toContain(`"id":${JSON.stringify(item.id)}`);
        expect(designItem.parse(item)).toEqual(item);
      }
      if (row.type === 'slidingrobe') {
        const model = robesModel(file as SlidingRobeFile);
        const restored = model.restore(design);
        expect(restored.replaced).toEqual([]);
        expect(model.items(restored.design).map(({ name }) => name)).toEqual(items.map(({ name }) => name));
      }
      if ('layers' in file) {
        const layered = file as LayeredFile;
        expect(items).toHaveLength(choicesOf(layered).length);
        expect(restoreDesign(layered, design).replaced).toEqual([]);
      }
    }
  });
});

test('figures tell the same sessions as the contract, and more visitors than engage', () => {
  const own = plan.figures.filter(({ resellerKey }) => resellerKey === null);
  for (const { organisationKey, configuratorKey, month, sessions } of plan.usage) {
    const days = own.filter(
      (row) =>
        row.organisationKey === organisationKey && row.configuratorKey === configuratorKey && row.day.startsWith(month),
    );
    expect(days.reduce((sum, day) => sum + day.sessions, 0)).toBe(sessions);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  }
  for (const { visitors, engagedVisitors, countries } of plan.figures) {
    expect(visitors + 1).toBeGreaterThanOrEqual(engagedVisitors);
    expect(Math.abs(countries.reduce((sum, each) => sum + each.visitors, 0) - visitors)).toBeLessThan(9);
  }
});
