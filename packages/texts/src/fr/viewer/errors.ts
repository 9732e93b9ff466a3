import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Rien à montrer pour l’instant',
    text: 'Cette visionneuse n’a pas d’adresse. La page doit nommer un configurateur dans l’attribut src.',
  }),
  unreachable: () => ({
    title: 'La pièce ne s’est pas chargée',
    text: 'Le serveur n’a pas répondu. Vérifiez la connexion, puis réessayez.',
  }),
  missing: () => ({
    title: 'Ce configurateur n’est pas ici',
    text: 'Il a été déplacé ou n’est pas publié. Adressez-vous au propriétaire de ce site.',
  }),
  preparing: () => ({
    title: 'Ce configurateur est en préparation',
    text: 'Ses images ne sont pas encore prêtes. Il s’affichera ici dès qu’elles le seront.',
  }),
  unreadable: () => ({
    title: 'La pièce ne s’est pas chargée',
    text: 'La réponse du serveur est illisible. Réessayez dans quelques minutes.',
  }),
  format: () => ({
    title: 'Cette page demande une visionneuse plus récente',
    text: 'Le configurateur a été publié sous une forme que cette visionneuse ne connaît pas encore. Rechargez la page.',
  }),
  kind: () => ({
    title: 'Ce type ne peut pas être montré ici',
    text: 'Cette visionneuse ne montre pas encore les configurateurs de ce type.',
  }),
  domain: (host) => ({
    title: 'Non autorisé sur ce site',
    text: `Le configurateur n’est pas autorisé pour ${host}. Son propriétaire peut ajouter cette adresse aux domaines autorisés.`,
  }),
  webgl: () => ({
    title: 'La pièce ne peut pas être montrée ici',
    text: 'Ce navigateur n’a pas WebGL. Vous pouvez tout de même choisir les finitions et enregistrer votre création.',
  }),
  lost: () => ({
    title: 'L’image a été perdue',
    text: 'La carte graphique manque de mémoire. Votre création est conservée.',
  }),
  scene: () => ({
    title: 'Pas encore de pièce à montrer',
    text: 'Ce configurateur n’a pas d’image de pièce. Son propriétaire peut en envoyer une avec le fichier de données.',
  }),
  empty: () => ({
    title: 'Pas encore de placard à montrer',
    text: 'Il lui faut au moins une porte, un cadre, un intérieur et un matériau. Son propriétaire peut ajouter ce qui manque.',
  }),
  image: () => ({
    title: 'L’image ne s’est pas chargée',
    text: 'Vous pouvez tout de même choisir les finitions et enregistrer votre création.',
  }),
};
