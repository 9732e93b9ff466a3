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
import { findCustomisationTarget } from '../../publish/customisation-target.ts';
import { publishCustomisation } from '../../publish/publish-customisation.ts';
import type { Services } from '../../services.ts';
import { indexTranslations, type Translations } from '../../words/resolve.ts';
import type { TranslationTarget } from './find-target.ts';
import { presentWord } from './present.ts';
import { findInLanguage, type LanguageParams } from './service.ts';

/** A change and the word that it translates. */
interface TranslationEdit {
  word: Word;
  change: TranslationChange;
}

/** Saves translations as `storeChanges` does; of several changes of one place the last one counts. */
export async function saveTranslations(
  services: Services,
  caller: Caller,
  { changes, ...params }: LanguageParams & { changes: readonly TranslationChange[] },
): Promise<{ saved: number; words: TranslatedWord[] }> {
  const target = await findInLanguage(services, caller, params);
  const last = [...new Map(changes.map((change) => [change.place, change])).values()];
  const words = await storeChanges(services, caller, target, { language: params.language, changes: last });
  return { saved: last.length, words };
}

/**
 * Stores changes of translations and publishes them to what is live, all or none. Rejects texts that break a rule, and
 * changes of translations that somebody else changed since their writer saw them; both are named by their places. Call
 * it with each place once.
 */
export async function storeChanges(
  services: Services,
  caller: Caller,
  target: TranslationTarget,
  { language, changes }: { language: Language; changes: readonly TranslationChange[] },
): Promise<TranslatedWord[]> {
  const { record, organisation, resellerId } = target;
  const edits = findWords(target.words, changes);
  const of = { configuratorId: record.id, resellerId, language };
  const now = services.clock();
  const saved = await services.db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, record.id);
    // What is live, and for whom, may have changed since its words were found.
    const current = await findCustomisationTarget(transaction, caller, record.id, resellerId ?? undefined);
    assertUnmoved(edits, indexTranslations(await listTranslations(transaction, of)));
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
      within: current.copy?.reseller ?? current.organisation,
    });
    await publishCustomisation({ ...services, db: transaction }, transaction, current, {});
    const after = indexTranslations(await listTranslations(transaction, of));
    return edits.map(({ word }) => presentWord(word, after.find(word), resellerId));
  });
  services.jobs.wake('publish-organisation');
  return saved;
}

const nameOf = ({ user }: Caller): string => `${user.firstName} ${user.lastName}`.trim();

/** The changes with their words. Rejects unknown places and texts that break a rule. */
function findWords(words: readonly Word[], changes: readonly TranslationChange[]): TranslationEdit[] {
  const byPlace = new Map(words.map((word) => [word.place, word]));
  const issues: [string, string[]][] = [];
  const edits = changes.flatMap((change) => {
    const word = byPlace.get(change.place);
    const issue = word ? textIssue(word, change.text) : messages.placeUnknown;
    if (issue !== null) issues.push([change.place, [issue]]);
    return word ? [{ word, change }] : [];
  });
  if (issues.length > 0) throw new AppError('request.invalid', { errors: firstOf(issues) });
  return edits;
}

function assertUnmoved(edits: readonly TranslationEdit[], stored: Translations): void {
  const moved = edits.filter(({ word, change }) => {
    const now = stored.find(word)?.text ?? null;
    return now !== change.seen && (now ?? '') !== change.text;
  });
  if (moved.length === 0) return;
  const issues = moved.map(({ word }) => [word.place, [messages.changedBySomebody]] as const);
  throw new AppError('translations.moved', { errors: firstOf(issues) });
}

const firstOf = (issues: readonly (readonly [string, readonly string[]])[]): FieldErrors =>
  Object.fromEntries(issues.slice(0, limits.named).map(([place, sentences]) => [place, [...sentences]]));
