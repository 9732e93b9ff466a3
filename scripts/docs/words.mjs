/**
 * Words that the project no longer uses, each with the one that says it now. They match as a word or as a part of an
 * identifier in any case: `house` finds `house`, `openHouse` and `HOUSE_ID`, but not `warehouse`.
 */
export const RETIRED_WORDS = {
  anew: 'again',
  breathe: 'yieldToMain',
  dealer: 'reseller',
  dealers: 'resellers',
  failure: 'error, or failed',
  failures: 'errors, or failed',
  fault: 'issue or error',
  faulty: 'broken',
  heard: 'received',
  house: 'tenant',
  houses: 'tenants',
  leisure: 'whenIdle',
  mail: 'email',
  mailed: 'emailed',
  mails: 'emails',
  picture: 'image',
  pictures: 'images',
  problem: 'issue or error',
  problems: 'issues or errors',
  refusal: 'error',
  refusals: 'errors',
  strew: 'scatter',
  surroundings: 'app config',
  trouble: 'error',
  troubles: 'errors',
  unbend: 'rectify',
  unsaid: 'the exact verb',
  whoever: 'anyone who, or the noun',
};

/** The same for words that only the dashboard still uses. */
export const RETIRED_OUTSIDE_DASHBOARD = {
  anybody: 'anyone, or the noun',
  given: 'input or provided',
  hear: 'receive',
  hears: 'receives',
  lies: 'is',
  refuse: 'reject',
  refused: 'rejected',
  refuses: 'rejects',
  said: 'shown, or the noun',
  sight: 'visible',
  stands: 'is',
  told: 'notified, or the noun',
  wanted: 'requested or expected',
};

/** Standard terms and fixed names that contain a retired word. */
const ALLOWED = [
  /<\/?picture\b/g,
  /\bmail servers?\b/gi,
  /\bMAIL FROM\b/g,
  /\bdealer@northside\b/g,
  /\bIconMail\w*/g,
  /\btransport\.sendMail\b/g,
  /\bfault injections?\b/gi,
  /\bonly-on-failure\b/g,
  /\bfailureMessages\b/g,
  /\bsession\.refused\b|'Sign-in refused'/g,
  /'e-mail'/g,
  /'mail'/g,
  /\bmail\.\w+/g,
  /\b\S+@mail\b/g,
  /\b[PC]-MAIL-\d+/g,
  /\b(content-type|application)\/problem\+json/g,
];

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** Lines of `text` that use one of these words: `[line number, what to write]`. */
export function retiredWords(text, words = RETIRED_WORDS) {
  return text.split('\n').flatMap((line, at) => {
    const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ' '), line);
    const found = [...rest.matchAll(WORD)].map(([word]) => word.toLowerCase());
    return [...new Set(found)]
      .filter((word) => Object.hasOwn(words, word))
      .map((word) => [at + 1, `"${word}" is written "${words[word]}" here`]);
  });
}
