import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Préparation des images : {done} sur {total}',
  workingHelp: 'Vous pouvez quitter cette page pendant la préparation des images.',
  workingThenLive: 'Vous pouvez quitter cette page. La version sera en ligne dès que toutes les images seront prêtes.',
  failed: '{count, plural, one {1 image n’a pas pu être préparée} other {{count} images n’ont pas pu être préparées}}',
  failedHelp: 'Réessayez ou envoyez de nouvelles images avec « Mettre à jour le JSON ».',
  failedAsk:
    'Réessayez. Si cela ne suffit pas, un administrateur de Vitrine peut envoyer de nouvelles images : contactez l’assistance.',
  incomplete: '{count, plural, one {1 image manque} other {{count} images manquent}}',
  incompleteHelp: 'Les visiteurs ne voient pas ce qui manque. Pour l’envoyer : {action}.',
  incompleteAsk:
    'Les visiteurs ne voient pas ce qui manque. Un administrateur de Vitrine peut l’envoyer. Contact : {support}.',
  updateData: 'Mettre à jour le JSON',
  support: 'Assistance',
  showNames: 'Afficher les noms',
  hideNames: 'Masquer les noms',
  dismiss: 'Masquer',
  unused: 'Envoyées, mais pas utilisées par le fichier de données : {names}.',
  notRetriedTitle: 'La préparation n’a pas pu être relancée',
};
