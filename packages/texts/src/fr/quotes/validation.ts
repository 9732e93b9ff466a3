import type { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteValidation> = {
  customerRequired: 'Saisissez le nom du client.',
  emailInvalid: 'Saisissez une adresse e-mail.',
  lineNameRequired: 'Saisissez une désignation.',
  linesFull: 'Un devis peut comporter au plus {linesMaximum} lignes.',
  lineTwice: 'Deux lignes ont le même id.',
  quantityInvalid: 'Une quantité est supérieure à 0 et de {quantityMaximum, number} au plus.',
  amountInvalid: 'Les prix sont des montants positifs dans la devise du devis.',
  discountInvalid: 'Une remise est comprise entre 0 et 100 %.',
  rateInvalid: 'Un taux de TVA est compris entre 0 et 100 %.',
  dateInvalid: 'Saisissez une date.',
  currencyUnknown: 'Choisissez une devise.',
  prefixInvalid:
    'Un préfixe se compose de lettres, chiffres, points, barres obliques, tirets et traits de soulignement.',
  colourInvalid: 'Saisissez une couleur, par exemple #1F6F5F.',
  nextNumberInvalid: 'Saisissez un nombre entier de 1 à {numberMaximum, number}.',
  validDaysInvalid: 'Saisissez un nombre entier de 1 à {validDaysMaximum}.',
  numberUsed: 'Un devis porte déjà ce numéro ou un numéro supérieur.',
  nameRequired: 'Saisissez votre nom.',
  messageRequired: 'Saisissez un message.',

  noLines: 'Ajoutez au moins une ligne avant d’envoyer le devis.',
  noEmail: 'Saisissez l’adresse e-mail du client avant d’envoyer le devis.',
  unpriced: 'Ces lignes n’ont pas de prix : {names}.',
  validPast: 'La date de validité du devis est dépassée.',
  otherCurrency: 'Les prix de la création sont dans une autre devise que ce devis.',
  noDesign: 'La création n’est plus publiée : ses lignes ne peuvent pas être calculées.',
  tooLarge: 'Le total de ce devis est trop élevé.',
  belowZero: 'Le total de ce devis est négatif.',

  moved: 'Entre-temps, une autre personne a enregistré ce devis.',
  closed: 'Ce devis est accepté et ne peut plus être modifié. Dupliquez-le pour une nouvelle offre.',
  unchanged: 'Rien n’a changé depuis l’envoi du devis.',
  sent: 'Un devis envoyé ne peut pas être supprimé. Marquez-le plutôt comme perdu.',
  versionsFull: 'Un devis peut être envoyé au plus {versionsMaximum} fois.',
  messagesFull: 'Ce devis compte trop de messages. Écrivez plutôt un e-mail.',
  notOpen: 'Ce devis n’est plus ouvert.',
  alreadyAccepted: 'Ce devis a déjà été accepté.',
  expired: 'Ce devis a expiré.',
  replaced: 'Il existe une version plus récente de ce devis.',
};
