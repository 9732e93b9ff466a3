import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByEmail } from './group-by-email.ts';

const enquiry = (email: string, created_at: string, status = 'Viewed') => ({ email, created_at, status });
const ann1 = enquiry('ann@example.com', '2026-03-01T10:00:00Z');
const ann2 = enquiry('Ann@Example.com ', '2026-03-03T10:00:00Z', 'New');
const bob = enquiry('bob@example.com', '2026-03-02T10:00:00Z');

test('groups one address in any case, newest first inside and between groups', () => {
  expect(groupByEmail([ann1, bob, ann2])).toEqual([
    { email: 'Ann@Example.com ', newest: ann2, enquiries: [ann2, ann1], hasNew: true },
    { email: 'bob@example.com', newest: bob, enquiries: [bob], hasNew: false },
  ]);
});

test('a group is new when any of its enquiries is', () => {
  const older = enquiry('ann@example.com', '2026-01-01T10:00:00Z', 'New');
  expect(groupByEmail([ann1, older])[0]).toMatchObject({ newest: ann1, hasNew: true });
});

test('compares times, not texts', () => {
  const later = enquiry('bob@example.com', '2026-03-01T23:30:00-05:00');
  const earlier = enquiry('bob@example.com', '2026-03-02T01:00:00+00:00');
  expect(groupByEmail([earlier, later])[0]?.newest).toBe(later);
});

test('returns no groups without enquiries', () => {
  expect(groupByEmail([])).toEqual([]);
});

test('loses and doubles nothing', () => {
  const email = fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com', 'c@example.com');
  const date = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((day) => day.toISOString());
  const any = fc.record({ email, created_at: date, status: fc.constantFrom('New', 'Viewed') });
  fc.assert(
    fc.property(fc.array(any), (enquiries) => {
      const groups = groupByEmail(enquiries);
      expect(new Set(groups.flatMap((group) => group.enquiries))).toEqual(new Set(enquiries));
      expect(groups.flatMap((group) => group.enquiries)).toHaveLength(enquiries.length);
      const newest = groups.map((group) => Date.parse(group.newest.created_at));
      expect(newest).toEqual([...newest].sort((a, b) => b - a));
    }),
  );
});
