import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'La visionneuse reste vide',
      cause: 'Le script n’a pas été chargé, ou l’élément n’a pas de hauteur.',
      steps: [
        'Ouvrez la console du navigateur sur la page et cherchez un vitrine.js bloqué ou manquant.',
        'Comparez la page avec le code de l’onglet « Code d’intégration » ; le script a besoin de type="module".',
        'Si la page a une content security policy, autorisez l’hôte des contenus dans script-src, img-src et connect-src.',
      ],
    },
    {
      title: 'La visionneuse indique que ce site n’est pas autorisé',
      cause: 'Elle ne démarre que sur le domaine autorisé de votre organisation et ses sous-domaines.',
      steps: [
        'Comparez l’adresse de la page avec le domaine autorisé, y compris pour une adresse de test.',
        'Écrivez au support en indiquant le domaine à ajouter.',
      ],
    },
    {
      title: 'La visionneuse n’a pas la bonne taille',
      cause: 'Elle prend la largeur et la hauteur que la page lui donne.',
      steps: [
        'Définissez display: block et une hauteur pour vitrine-configurator dans votre feuille de style.',
        'Cherchez autour d’elle un conteneur de largeur fixe ou avec overflow hidden.',
      ],
    },
    {
      title: 'La page affiche toujours une ancienne version',
      cause: 'Une version enregistrée n’est visible qu’après sa publication, et un cache peut conserver la page.',
      steps: [
        'Vérifiez dans l’onglet « Données » que votre version est indiquée comme publiée.',
        'Chargez la page sans cache : Ctrl + F5 ou Cmd + Maj + R.',
        'Videz le cache de votre boutique ou de votre réseau de diffusion de contenu.',
      ],
    },
    {
      title: 'Des images manquent',
      cause: 'Une image n’a pas été envoyée, ou la page bloque l’hôte des contenus.',
      steps: [
        'Vérifiez dans l’onglet « Données » que l’article a son image.',
        'Autorisez l’hôte des contenus dans img-src de la content security policy.',
        'Désactivez les bloqueurs de contenu et réessayez.',
      ],
    },
    {
      title: 'Les e-mails n’arrivent pas',
      cause: 'L’adresse manque dans la liste, ou l’e-mail a été classé comme spam.',
      steps: [
        'Vérifiez les destinataires dans l’onglet « Notifications ».',
        'Regardez dans le dossier de spam et autorisez notre expéditeur dans votre messagerie.',
        'Envoyez-vous un e-mail de test depuis l’onglet « E-mails » de « Personnalisation ».',
      ],
    },
    {
      title: 'Un bandeau de cookies ou un outil de consentement bloque la visionneuse',
      cause: 'Les outils de consentement retiennent les scripts qu’ils ne connaissent pas.',
      steps: [
        'Déclarez la visionneuse comme nécessaire : elle ne dépose aucun cookie et n’enregistre rien sur l’appareil.',
        'Excluez vitrine.js du blocage automatique.',
      ],
    },
  ],
};
