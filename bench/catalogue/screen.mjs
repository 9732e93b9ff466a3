import { median, rounded } from '../report/figures.mjs';
import { met, printTable } from '../report/table.mjs';
import { traceAct } from './trace.mjs';

const ROUNDS = Number(process.env.BENCH_SCREEN_RUNS ?? 5);
const WORDS = ['1', '12', '7', '40', '9'];
/** Work after an action: the debounce of the search, rows in a slice per frame, the deferred preview. */
const AFTERWARDS_MS = 2500;

/** Waits for an element and returns a function that clicks there, without any script in the page. */
async function handOver(page, part) {
  const { x, y, width, height } = await part.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(300);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** Opens the data screen, searches and switches, as often as asked, and prints what the page had to do. */
export async function measureScreen(browser, page, address) {
  const rows = page.getByRole('main').getByRole('switch');
  const rest = () => page.waitForTimeout(AFTERWARDS_MS);
  const acts = new Map();
  const measure = async (name, act, afterwards = rest) => {
    const figures = await traceAct(browser, page, act, afterwards);
    acts.set(name, [...(acts.get(name) ?? []), figures]);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(address);
    const data = page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' });
    await data.waitFor();
    await rest();
    await measure('open the data screen', await handOver(page, data), async () => {
      await rows.first().waitFor();
      await rest();
    });
    const search = page.getByRole('textbox', { name: /^Search/ });
    await search.click();
    await measure('search', () => page.keyboard.insertText(WORDS[round % WORDS.length]));
    await page.keyboard.press('Escape');
    await rest();
    await measure('switch the first item', await handOver(page, rows.nth(0)));
    await measure('switch another item', await handOver(page, rows.nth(3)));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await rest();
  }
  report(acts);
}

const GOALS = { search: 16 };

function report(acts) {
  const of = (figures, key) => median(figures.map((each) => each[key]));
  printTable(
    `The data screen: the longest of its tasks, median of ${ROUNDS} rounds and the worst of them, in ms`,
    [
      'act',
      'task',
      'worst',
      'its processor time',
      'script',
      'its processor time',
      'style, layout, paint',
      'goal',
      'met',
    ],
    [...acts].map(([name, figures]) => {
      const goal = GOALS[name] ?? 50;
      const counted = of(figures, name in GOALS ? 'script' : 'task');
      return [
        name,
        rounded(of(figures, 'task')),
        rounded(Math.max(...figures.map(({ task }) => task))),
        ...['cpu', 'script', 'scriptCpu', 'rendering'].map((key) => rounded(of(figures, key))),
        `${name in GOALS ? 'script' : 'task'} ≤ ${goal}`,
        met(counted, goal),
      ];
    }),
  );
}
