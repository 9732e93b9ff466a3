import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Privacy e condizioni',
  lead: 'Che cosa accade ai dati che inserisce quando salva un progetto.',
  sections: [
    {
      heading: 'Che cosa viene conservato',
      text: 'Il Suo nome, l’indirizzo e-mail e il numero di telefono, il CAP e il budget se li indica, il progetto che ha creato con la sua immagine, la pagina in cui l’ha creato e il testo che ha accettato.',
    },
    {
      heading: 'Chi lo riceve',
      text: 'Il produttore di cui ha usato il configuratore e il rivenditore nella cui pagina si trovava. Lo usano per rispondere alla Sua richiesta. Noi lo conserviamo per loro conto e non lo cediamo a nessun altro.',
    },
    { heading: 'Che cosa riceve', text: 'Un’e-mail con il Suo progetto. Non inviamo newsletter.' },
    {
      heading: 'Che cosa salva il visualizzatore sul Suo dispositivo',
      text: 'Le scelte del Suo ultimo progetto, per ritrovarle quando torna. Non dicono nulla di Lei e restano finché non reimposta il progetto; dopo 30 giorni non vengono più usate. Il visualizzatore non crea cookie e non carica nulla da inserzionisti o social network.',
    },
    {
      heading: 'Come farlo cancellare',
      text: 'Scriva al produttore o al rivenditore: possono eliminare la Sua richiesta in qualsiasi momento.',
    },
  ],
};
