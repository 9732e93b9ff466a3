import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatErrors, readPlaywright, readVitest } from './test-reports.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-reports-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('readVitest', () => {
  it('names each failed test, and a file that could not be run', () => {
    const file = reportOf({
      numPassedTests: 3,
      testResults: [
        {
          name: '/project/packages/domain/src/price.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'price keeps cents', failureMessages: [] },
            { status: 'failed', fullName: 'price rejects NaN', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: '/project/apps/links.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    });
    expect(readVitest('/project', file)).toEqual({
      passed: 3,
      failed: 2,
      errors: [
        { file: 'packages/domain/src/price.test.ts', name: 'price rejects NaN', message: 'expected 1 to be 2' },
        { file: 'apps/links.test.ts', name: 'cannot be run', message: 'no such file' },
      ],
    });
  });

  it('says what a test that ran into its time limit did', () => {
    const stack = 'Error: STACK_TRACE_ERROR\n    at /project/a.test.ts:3:1';
    const assertionResults = [{ status: 'failed', fullName: 'waits', failureMessages: [stack] }];
    const testResults = [{ name: '/project/a.test.ts', status: 'failed', message: '', assertionResults }];
    const [error] = readVitest('/project', reportOf({ numPassedTests: 0, testResults })).errors;
    expect(error?.message).toBe('Timed out\n    at /project/a.test.ts:3:1');
  });

  it('counts a run without a report as failed', () => {
    expect(readVitest('/project', path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('readPlaywright', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'journeys/accounts.spec.ts',
    tests: [{ status, results: [{ status: 'failed', errors: message === '' ? [] : [{ message }] }] }],
  });

  it('names failed and flaky tests, also of nested groups, and errors that stopped the run', () => {
    const file = reportOf({
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{ message: 'the product did not start' }],
      suites: [
        {
          specs: [spec('signs in', 'expected', '')],
          suites: [{ specs: [spec('signs out', 'unexpected', 'timed out'), spec('waits', 'flaky', 'too late')] }],
        },
      ],
    });
    const { passed, failed, errors } = readPlaywright(file);
    expect({ passed, failed }).toEqual({ passed: 5, failed: 3 });
    expect(errors.map(({ name, message }) => [name, message])).toEqual([
      ['signs out', 'timed out'],
      ['waits', 'too late'],
      ['cannot go on', 'the product did not start'],
    ]);
  });
});

describe('readPlaywright, of a test that passed the second time', () => {
  const second = (first: string) => ({
    title: 'opens a room',
    file: 'journeys/rooms.spec.ts',
    tests: [
      {
        status: 'flaky',
        results: [
          { status: first, errors: [{ message: first }] },
          { status: 'passed', errors: [] },
        ],
      },
    ],
  });
  const outcomeOf = (first: string) =>
    readPlaywright(
      reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1 }, errors: [], suites: [{ specs: [second(first)] }] }),
    );

  it('counts it as passed when the first time never ended', () => {
    expect(outcomeOf('timedOut')).toEqual({ passed: 6, failed: 0, errors: [] });
  });

  it('counts it as failed after any other error', () => {
    expect(outcomeOf('failed')).toMatchObject({ passed: 5, failed: 1, errors: [{ message: 'failed' }] });
  });
});

describe('formatErrors', () => {
  it('is one block an error, without colours and without its whole stack', () => {
    const message = ['\u001b[31mexpected 1 to be 2\u001b[39m', ...Array.from({ length: 60 }, (_, n) => `at line ${n}`)];
    const text = formatErrors([{ file: 'a.test.ts', name: 'adds', message: message.join('\n') }]);
    expect(text.split('\n').slice(0, 2)).toEqual(['FAIL a.test.ts > adds', '     expected 1 to be 2']);
    expect(text.split('\n').length).toBeLessThan(30);
    expect(formatErrors([])).toBe('');
  });
});
