import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Confidentialité et conditions',
  lead: 'Ce que deviennent les données que vous saisissez en enregistrant une création.',
  sections: [
    {
      heading: 'Ce qui est conservé',
      text: 'Votre nom, votre adresse e-mail et votre numéro de téléphone, votre code postal et votre budget si vous les indiquez, la création que vous avez faite avec son image, la page sur laquelle vous l’avez faite et le texte que vous avez accepté.',
    },
    {
      heading: 'Qui les reçoit',
      text: 'Le fabricant dont vous avez utilisé le configurateur et le revendeur dont c’était la page. Ils s’en servent pour répondre à votre demande. Nous les conservons pour leur compte et ne les transmettons à personne d’autre.',
    },
    { heading: 'Ce que vous recevez', text: 'Un e-mail avec votre création. Nous n’envoyons pas de newsletter.' },
    {
      heading: 'Ce que la visionneuse enregistre sur votre appareil',
      text: 'Les choix de votre dernière création, pour que vous les retrouviez à votre retour. Ils ne disent rien de vous et restent jusqu’à ce que vous réinitialisiez la création ; après 30 jours, ils ne sont plus utilisés. La visionneuse ne dépose aucun cookie et ne charge rien d’annonceurs ou de réseaux sociaux.',
    },
    {
      heading: 'Les faire supprimer',
      text: 'Écrivez au fabricant ou au revendeur : ils peuvent supprimer votre demande à tout moment.',
    },
  ],
};
