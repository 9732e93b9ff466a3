import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Démarrage rapide',
  quickstartSteps: [
    'Copiez l’élément ci-dessous.',
    'Collez-le dans votre page, à l’endroit où le configurateur doit s’afficher.',
    'Publiez la page sur votre domaine autorisé et ouvrez-la.',
  ],
  notLive: 'Ce configurateur n’est pas encore en ligne. Le code fonctionne dès qu’une version est publiée.',
  dependencies: 'Dépendances',
  dependenciesHelp: 'Ce que la page charge. Vous n’avez rien d’autre à installer.',
  script: 'Script',
  style: 'Feuille de style',
  styleNone: 'Aucune : le script apporte la sienne',
  data: 'Configurateur',
  policy: 'Content security policy',
  policyHelp: 'Si votre page en a une, ajoutez-y ceci.',
  check: 'Vérifier les adresses',
  reachable: 'Accessible',
  unreachable: 'Inaccessible',
  checkPage: 'Vérifier ma page',
  checkPageHelp:
    'Ouvrez la page qui contient le configurateur et restez-y une demi-minute. Elle s’affiche ensuite ici.',
  checkPageWhat: 'La liste des pages',
  checkPageAgain: 'Vérifier de nouveau',
  pageNone:
    'Aucune page n’a encore lancé ce configurateur, et aucun domaine n’est autorisé. Contactez l’assistance pour en définir un.',
  pageNoneOfReseller:
    'Aucune page n’a encore lancé ce configurateur, et aucun domaine n’est autorisé. Demandez à votre fabricant d’en définir un.',
  pageWaiting: 'Pas encore vue. Publiez la page et ouvrez-la une fois.',
  pageRan: 'Dernier lancement : {when}.',
  pageRanVersion: 'Dernier lancement : {when}, avec {version}.',
  pageRanOld:
    'Dernier lancement : {when}, avec {version}. La version en ligne est {live} ; elle se charge à la prochaine visite.',
  pageRejected:
    'Domaine non autorisé : la visionneuse n’a pas démarré ({when}). Si ce site est le vôtre, demandez à l’assistance de l’autoriser.',
  pageRejectedOfReseller:
    'Domaine non autorisé : la visionneuse n’a pas démarré ({when}). Si ce site est le vôtre, demandez à votre fabricant de l’autoriser.',
  element: 'Élément',
  elementHelp:
    'Il occupe la largeur de son conteneur et garde ses proportions. Pour changer cela, fixez une hauteur dans votre feuille de style.',
  wix: 'Wix',
  wixHelp: 'Pour l’élément HTML intégré de Wix. L’onglet Guides montre chaque étape.',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Sélectionnez-le et copiez-le',

  attributes: 'Attributs',
  methods: 'Méthodes',
  events: 'Événements',
  eventsHelp: 'Tous les événements remontent (bubbling). Leurs données se trouvent dans event.detail.',
  snapshotOptions: 'Options de snapshot',
  cartLine: 'CartLine, dans vitrine-cart',

  languages: 'Langues',
  words: 'Mots du catalogue',
  wordsHelp: 'Noms des calques, des articles et des filtres dans les langues de vos visiteurs.',
  translate: 'Traduire les mots',
  languagesHelp: 'Choisissez la langue de la visionneuse. Le code ci-dessous la contient.',
  language: 'Langue',
  languageOfPage: 'Celle de la page',
  languagesOffered: 'Langues proposées aux visiteurs',
  languagesOfferedHelp:
    'La visionneuse les affiche dans une liste et retient le choix pour votre site. Si aucune n’est choisie, il n’y a pas de liste.',
  languagesOfferedOne: 'Choisissez-en une deuxième, pour qu’il y ait un choix.',
  defaultLanguage:
    'Sans langue dans le code, la visionneuse prend celle de la page, sinon celle du navigateur. Par défaut : {name}.',

  wixGuide: 'Wix en cinq étapes',
  wixSteps: [
    { title: 'Modifier le site', text: 'Ouvrez votre site dans Wix et choisissez « Modifier le site ».' },
    { title: 'Ajouter des éléments', text: 'Ouvrez « Ajouter des éléments » dans la barre de gauche.' },
    {
      title: 'HTML intégré',
      text: 'Choisissez « Code intégré », puis « HTML intégré », et faites glisser le cadre à sa place.',
    },
    {
      title: 'Coller le code et appliquer',
      text: 'Choisissez « Saisir le code », collez le code Wix, puis choisissez « Appliquer ».',
    },
    { title: 'Publier', text: 'Donnez au cadre au moins 640 px de hauteur, puis publiez le site.' },
  ],
  wixDomain:
    'Wix affiche le code intégré dans un cadre qui a sa propre adresse. Si la visionneuse indique que le site n’est pas autorisé, envoyez l’adresse de votre site Wix à l’assistance.',
  logoGuide: 'Guide des logos',
  logoGuideHelp: 'PNG ou JPG, au moins {width} × {height} px. Un PNG à fond transparent donne le meilleur résultat.',
  logoSlots: {
    startScreen: { title: 'Écran de démarrage', text: 'Centré pendant le chargement de la première image.' },
    saveDesign: {
      title: 'Enregistrement',
      text: 'Au-dessus du formulaire avec lequel les visiteurs enregistrent leur création.',
    },
    viewer: { title: 'Visionneuse', text: 'En haut à gauche, sur l’image.' },
    emails: { title: 'E-mails', text: 'En haut des deux e-mails, sur fond blanc.' },
  },
  logoFloors: 'Sols (type 2)',
  logoFloorsHelp:
    'Le sol remplit la moitié inférieure : le logo se trouve donc sur le mur. Un logo foncé y est le plus lisible.',
  logoOther: '{type} : utilisez un logo lisible sur des pièces claires et foncées.',
};
