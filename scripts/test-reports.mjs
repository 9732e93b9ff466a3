import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of a test run: how many passed and failed, and for each failed test its file, its name and its message.
 * @typedef {{ passed: number, failed: number, errors: { file: string, name: string, message: string }[] }} Outcome
 */

/** How Vitest's report begins the stack of a test or hook that ran into its time limit; the reason is not in it. */
const STACK_OF_TIMEOUT = 'Error: STACK_TRACE_ERROR';

/** Lines of one error in the summary: enough for its assertion and its position. */
const LINES_OF_AN_ERROR = 20;

/** Reads Vitest's report. A file that could not run at all counts as one error. @returns {Outcome} */
export function readVitest(root, file) {
  const report = readReport(file);
  if (report === undefined) return noReport('Vitest');
  const errors = report.testResults.flatMap((one) => {
    const where = path.relative(root, one.name);
    if (one.status === 'failed' && one.assertionResults.length === 0) {
      return [{ file: where, name: 'cannot be run', message: one.message }];
    }
    return one.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: where,
        name: fullName,
        message: failureMessages.map(readable).join('\n'),
      }));
  });
  return { passed: report.numPassedTests, failed: errors.length, errors };
}

/**
 * Reads Playwright's report. A test that passed only on retry counts as failed, unless it had run out of time: that is
 * how a browser ends that no longer answers.
 * @returns {Outcome}
 */
export function readPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return noReport('Playwright');
  const specs = report.suites.flatMap(specsOf);
  const hung = specs.flatMap(({ tests }) => tests).filter(hungAndPassed).length;
  const errors = specs
    .filter((spec) => spec.tests.some((test) => isFailed(test) && !hungAndPassed(test)))
    .map((spec) => ({ file: spec.file, name: spec.title, message: messageOf(spec) }));
  const broken = report.errors.map(({ message }) => ({
    file: 'Playwright',
    name: 'cannot go on',
    message: message ?? '',
  }));
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + hung,
    failed: unexpected + flaky - hung + broken.length,
    errors: [...errors, ...broken],
  };
}

const isFailed = ({ status }) => status === 'unexpected' || status === 'flaky';

const hungAndPassed = ({ status, results }) => status === 'flaky' && results[0].status === 'timedOut';

/** The errors for readers of only the end of a long log; nothing when there are none. */
export function formatErrors(errors) {
  return errors
    .map(({ file, name, message }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_AN_ERROR);
      return [`FAIL ${file} > ${name}`, ...lines.map((line) => `     ${line}`)].join('\n');
    })
    .join('\n\n');
}

const readable = (message) => message.replace(STACK_OF_TIMEOUT, 'Timed out');

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function noReport(tool) {
  return {
    passed: 0,
    failed: 1,
    errors: [{ file: tool, name: 'left no report', message: 'It ended before its time.' }],
  };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function messageOf(spec) {
  const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return errors.map(({ message }) => message ?? '').join('\n');
}
