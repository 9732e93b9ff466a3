import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'Le configurateur a été publié.',
  deployQuestion: 'La version en ligne du configurateur va être mise à jour avec ces modifications. Continuer ?',
  propagate: 'Propager la mise à jour à tous les configurateurs de stock concernés',
  deployYes: 'Oui, publier',
  withoutImage:
    '{items, plural, one {1 article n’a pas d’image} other {{items} articles n’ont pas d’image}} dans {version} : {items, plural, one {les visiteurs le voient sans image} other {les visiteurs les voient sans image}}.',
  withoutImageBlocked:
    '{items, plural, one {1 article n’a pas d’image} other {{items} articles n’ont pas d’image}} dans {version}, qui ne peut pas être publiée tant que toutes ses images n’ont pas été envoyées.',
  becomesVersion:
    '{edits, plural, one {1 modification devient une nouvelle version.} other {{edits} modifications deviennent une nouvelle version.}} Les visiteurs continuent de voir la version en ligne tant que vous ne publiez pas celle-ci.',
  existsTitle: '{version} existe déjà',
  savedMeanwhile:
    '{hasAuthor, select, true {{author} l’a enregistrée ({when}) pendant que vous modifiiez {base}.} other {Elle a été enregistrée ({when}) pendant que vous modifiiez {base}.}} Vos modifications sont conservées.',
  newerTitle: '{version} est plus récente que vos modifications',
  newerText:
    '{hasAuthor, select, true {{author} l’a enregistrée ({when}).} other {Elle a été enregistrée ({when}).}} Ses changements ne figurent pas dans vos modifications de {base}, qui sont conservées.',
  seeChanges: 'Voir ce qui a changé',
  moveEdits: 'Reporter mes modifications sur {version}',
  saveCopy: 'Enregistrer une copie',
  saveAnyway: 'Ne pas en tenir compte et enregistrer {version}',
  bothChanged:
    '{fields, plural, one {1 champ a été modifié des deux côtés. Choisissez la valeur à garder.} other {{fields} champs ont été modifiés des deux côtés. Choisissez les valeurs à garder.}}',
  movedOnto: 'Vos modifications reposent désormais sur {version} : {edits}.',
  yours: 'Les vôtres',
  nowIn: 'Dans {version}',
  willBeSaved: 'Sera enregistré',
  goTo: 'Aller à {version}',
  allThere: 'Toutes vos modifications figurent déjà dans cette version. Il n’y a plus rien à enregistrer.',
  left: 'Absents de cette version, donc laissés de côté : {names}',
  note: 'Note',
  noteHelp: 'L’objet de cette version. Affiché dans l’historique des versions.',
  nothingLive: 'Rien n’est encore en ligne. Cette version est la première que voient les visiteurs.',
  propagationTitle: 'Configurateurs de stock',
  propagating: 'Les configurateurs de stock qui montrent cette scène sont en cours de mise à jour.',
  propagated:
    '{count, plural, one {1 configurateur de stock montre cette scène.} other {{count} configurateurs de stock montrent cette scène.}}',
  propagatedNone: 'Aucun autre configurateur de stock ne montre cette scène.',
  mine: 'La mienne',
  theirs: 'L’autre',
  back: 'Retour',
  propagationStatus: {
    waiting: 'En attente',
    saved: 'Nouvelle version',
    deployed: 'Nouvelle version, en ligne',
    failed: 'Non mis à jour',
  },
  was: 'avant : {value}',
  basedOn: 'À partir de {version}',
  deployedLabel: 'Publié',
  theResults: 'Les résultats',
};
