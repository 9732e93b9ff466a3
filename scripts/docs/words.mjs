/**
 * Words that the project no longer uses, each with the one that says it now. They match as a word or as a part of an
 * identifier in any case: `house` finds `house`, `openHouse` and `HOUSE_ID`, but not `warehouse`.
 */
export const RETIRED_WORDS = {
  anew: 'again',
  anybody: 'anyone, or the noun',
  breathe: 'yieldToMain',
  dealer: 'reseller',
  dealers: 'resellers',
  failure: 'error, or failed',
  failures: 'errors, or failed',
  fault: 'issue or error',
  faulty: 'broken',
  given: 'input or provided',
  hear: 'receive',
  heard: 'received',
  hears: 'receives',
  house: 'tenant',
  houses: 'tenants',
  leisure: 'whenIdle',
  lies: 'is',
  mail: 'email',
  mailed: 'emailed',
  mails: 'emails',
  picture: 'image',
  pictures: 'images',
  problem: 'issue or error',
  problems: 'issues or errors',
  refusal: 'error',
  refusals: 'errors',
  refuse: 'reject',
  refused: 'rejected',
  refuses: 'rejects',
  said: 'shown, or the noun',
  sight: 'visible',
  stands: 'is',
  strew: 'scatter',
  surroundings: 'app config',
  told: 'notified, or the noun',
  trouble: 'error',
  troubles: 'errors',
  unbend: 'rectify',
  unsaid: 'the exact verb',
  wanted: 'requested or expected',
  whoever: 'anyone who, or the noun',
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

/** A type that is named by a participle alone: nobody can tell what it is a type of. */
const PARTICIPLE =
  /\b(?:interface|type) ((?!Feed\b)[A-Z][a-z]+(?:ed|wn|en)|Sent|Seen|Kept|Made|Built|Found|Cut|Left)\b(?= ?[{<=]| extends)/;

/** Lines of `text` that use one of these words, or such a type: `[line number, what to write]`. */
export function retiredWords(text) {
  const types = text.split('\n').flatMap((line, at) => {
    const [, name] = PARTICIPLE.exec(line) ?? [];
    return name ? [[at + 1, `type "${name}": a noun says what it is, such as "${name}Item"`]] : [];
  });
  return [...types, ...retiredIn(text)];
}

function retiredIn(text) {
  return text.split('\n').flatMap((line, at) => {
    const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ' '), line);
    const found = [...rest.matchAll(WORD)].map(([word]) => word.toLowerCase());
    return [...new Set(found)]
      .filter((word) => Object.hasOwn(RETIRED_WORDS, word))
      .map((word) => [at + 1, `"${word}" is written "${RETIRED_WORDS[word]}" here`]);
  });
}
