import { AppError, type FieldErrors } from '@vitrine/contract/errors';
import type { Language } from '@vitrine/contract/languages/limits';
import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { TranslatedWord, TranslationChange } from '@vitrine/contract/translations/schemas';
import { textIssue } from '@vitrine/domain/translations/text-issue';
import type { Word } from '@vitrine/domain/translations/word';
import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { listTranslations, removeTranslations, writeTranslations } from '@vitrine/store/translations/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';
import { indexTranslations } from '../../words/resolve.ts';
import type { TranslationTarget } from './find-target.ts';
import { presentWord } from './present.ts';
import { findInLanguage, type LanguageParams } from './service.ts';

/**
 * Saves translations and publishes them to what is live, all or none. Rejects texts that break a rule, and changes of
 * translations that somebody else changed since their writer saw them; both are named by their places.
 */
export async function saveTranslations(
  services: Services,
  caller: Caller,
  { changes, ...params }: LanguageParams & { changes: readonly TranslationChange[] },
): Promise<{ saved: number; words: TranslatedWord[] }> {
  const target = await findInLanguage(services, caller, params);
  const words = new Map(target.words.map((word) => [word.place, word]));
  // Of several changes of one place the last one counts.
  const last = new Map(changes.map((change) => [change.place, change]));
  assertTexts(words, [...last.values()]);
  const saved = await storeChanges(services, caller, target, {
    language: params.language,
    changes: [...last.values()],
  });
  return { saved: last.size, words: saved };
}

/** Stores changes that are checked. Call it with each place once. */
export async function storeChanges(
  services: Services,
  caller: Caller,
  target: TranslationTarget,
  { language, changes }: { language: Language; changes: readonly TranslationChange[] },
): Promise<TranslatedWord[]> {
  const { record, organisation, resellerId, copy } = target;
  const of = { configuratorId: record.id, resellerId, language };
  const now = services.clock();
  const saved = await services.db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, record.id);
    const before = indexTranslations(await listTranslations(transaction, of));
    const words = new Map(target.words.map((word) => [word.place, word]));
    const shown = changes.flatMap((change) => words.get(change.place) ?? []);
    assertUnmoved(changes, (place) => before.find(words.get(place) as Word)?.text ?? null);
    const removed = changes.filter(({ text }) => text === '').map(({ place }) => place);
    await removeTranslations(transaction, of, removed);
    await writeTranslations(
      transaction,
      changes
        .filter(({ text }) => text !== '')
        .map(({ place, text, source }) => ({
          ...{ organisationId: organisation.id, configuratorId: record.id, resellerId, language, place, text },
          ...{ sourceText: source, updatedAt: now, updatedBy: nameOf(caller) },
        })),
    );
    await recordAuditEvent(services, transaction, caller, 'translations.saved', {
      subject: record.name,
      detail: { phrase: 'translations', values: { language, count: changes.length } },
      within: copy?.reseller ?? organisation,
    });
    await publishCustomisation({ ...services, db: transaction }, transaction, target, {});
    const after = indexTranslations(await listTranslations(transaction, of));
    return shown.map((word) => presentWord(word, after.find(word), resellerId));
  });
  services.jobs.wake('publish-organisation');
  return saved;
}

const nameOf = ({ user }: Caller): string => `${user.firstName} ${user.lastName}`.trim();

function assertTexts(words: ReadonlyMap<string, Word>, changes: readonly TranslationChange[]): void {
  const issues = changes.flatMap(({ place, text }) => {
    const word = words.get(place);
    const issue = word ? textIssue(word, text) : messages.placeUnknown;
    return issue === null ? [] : [[place, [issue]] as const];
  });
  if (issues.length > 0) throw new AppError('request.invalid', { errors: firstOf(issues) });
}

function assertUnmoved(changes: readonly TranslationChange[], textAt: (place: string) => string | null): void {
  const moved = changes.filter(({ place, text, seen }) => {
    const now = textAt(place);
    return now !== seen && (now ?? '') !== text;
  });
  if (moved.length === 0) return;
  const issues = moved.map(({ place }) => [place, [messages.changedBySomebody]] as const);
  throw new AppError('translations.moved', { errors: firstOf(issues) });
}

const firstOf = (issues: readonly (readonly [string, readonly string[]])[]): FieldErrors =>
  Object.fromEntries(issues.slice(0, limits.named).map(([place, sentences]) => [place, [...sentences]]));
