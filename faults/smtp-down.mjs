import { checkEnquiries, sendEnquiry, startEnquiries, untilEmailed } from './harness/enquiries.mjs';
import { startServer, stop } from './harness/server.mjs';
import { openSmtp } from './harness/smtp.mjs';
import { openTenant } from './harness/tenant.mjs';

export const invariant = 'enquiries are taken while email is down, and each email arrives once when it is back';

/** The second attempt comes after a minute at most. */
const EMAILED_WITHIN_MS = 240_000;
const MOODS = ['down', 'rejects', 'hangs'];
/** Less than the product waits for a mail server that does not answer. */
const QUICK_MS = 10_000;

export async function run(ground) {
  const smtp = await openSmtp();
  const server = await startServer(ground, { DATA_DIR: await ground.dataDir(), SMTP_URL: smtp.url });
  try {
    const state = startEnquiries(await openTenant(ground.port));
    let slowest = 0;
    for (const mood of MOODS) {
      await smtp.become(mood);
      for (let n = 0; n < ground.rounds; n++) {
        const began = performance.now();
        await sendEnquiry(state, ground.port);
        slowest = Math.max(slowest, performance.now() - began);
      }
    }
    const before = smtp.taken.length;
    await smtp.become('takes');
    const took = await untilEmailed(state, EMAILED_WITHIN_MS);
    const broken = await checkEnquiries(state, ground.port);
    const counts = new Map();
    for (const { recipient, subject } of smtp.taken)
      if (recipient.endsWith('@visitor.test')) counts.set(`${recipient} ${subject}`, (counts.get(recipient) ?? 0) + 1);
    const twice = [...counts.values()].filter((count) => count > 1).length;
    const zero = (name, value) => ({ name, value, goal: '0', ok: value === 0 });
    return {
      figures: { enquiries: state.acknowledged.size, 'emails taken': smtp.taken.length },
      checks: [
        ...Object.entries(broken).map(([name, value]) => zero(name, value)),
        zero('emails taken while down', before),
        zero('visitors without their email', state.acknowledged.size - counts.size),
        zero('emails that came twice', twice),
        {
          name: 'an enquiry meanwhile, slowest ms',
          value: Math.round(slowest),
          goal: '≤ 5000',
          ok: slowest <= QUICK_MS,
        },
        { name: 'all emails out, s', value: took && Math.round(took / 1000), goal: '≤ 240', ok: took !== undefined },
      ],
    };
  } finally {
    await stop(server);
    smtp.close();
  }
}
