/** L'aide de chaque partie de la console et de la page du juge : peu de mots, lus pendant qu'on attend. */
import type { help as English } from "../en/help";

export const help: typeof English = {
  about: (page: string) => `Aide : ${page}`,
  now: "Que faire maintenant",
  wrong: "Si quelque chose ne va pas",
  more: "Plus dans la documentation",
  pages: {
    entries: {
      title: "Inscriptions",
      what: "Ici, vous notez qui joue.",
      steps: [
        "Sous « Ajouter une inscription », remplissez le nom et ce qui est demandé.",
        "Appuyez sur « Inscrire ». Le nom paraît dans la liste plus bas.",
        "Plusieurs d’un coup ? Appuyez sur « Importer des inscriptions d’un fichier » ou « Reprendre les gens d’un événement passé ».",
        "Pour changer une inscription, appuyez sur « Ouvrir » à côté du nom.",
      ],
      trouble: "Un nom ou un paiement faux ? Appuyez sur « Ouvrir » à côté du nom et corrigez-le là ; pour qui ne vient pas, c’est là aussi, « Forfait ».",
    },
    money: {
      title: "Argent",
      what: "Ici, vous voyez qui doit encore, et ce que la caisse doit contenir.",
      steps: [
        "Trouvez la personne sous « Qui doit encore ».",
        "Prenez l’argent, puis appuyez sur « Encaisser … » à côté du nom.",
        "Comptez l’argent de la caisse et écrivez la somme sous « Compter la caisse ».",
        "Appuyez sur « Inscrire le compte ». La page dit si la caisse est juste.",
      ],
      trouble: "Un paiement mal tapé ? Dans « Inscriptions », appuyez sur « Ouvrir » à côté du nom ; sous « Paiement », écrivez la somme reçue et pourquoi, puis appuyez sur « Corriger le paiement ».",
    },
    sign_in: {
      title: "Présences",
      what: "Ici, à l’entrée, vous notez qui est là.",
      steps: [
        "Demandez à la personne son nom ou son numéro.",
        "Tapez-le sous « Nom, numéro ou code ». Quelques lettres suffisent.",
        "Appuyez sur le nom qui paraît.",
        "Si les frais sont dus, prenez l’argent et appuyez sur « Encaisser … ».",
        "Continuez jusqu’à lire « Tout le monde est là. », ou jusqu’à la fin des présences.",
      ],
      trouble: "Pas le bon nom ? Appuyez à côté sur « Annuler », sous « Présences notées ». Trop tard ? Appuyez quand même sur le nom, puis sur « Laisser passer, avec une raison ».",
    },
    rounds: {
      title: "Places et rondes",
      what: "Ici, on tire les places, et chaque ronde est lancée, comptée et close.",
      steps: [
        "Les présences closes, appuyez sur « Tirer les places de la ronde … ».",
        "Montrez les places : « Projecteur » en haut, ou imprimez « Places par nom » dans « Papiers ».",
        "Quand tout le monde est assis, appuyez sur « Lancer la ronde … ». L’horloge tourne.",
        "Les comptes des téléphones arrivent d’eux-mêmes. Pour un papier, appuyez sur « Inscrire le compte » à sa table.",
        "Toutes les tables comptées, appuyez sur « Clore la ronde … », et tirez les places suivantes.",
      ],
      trouble: "Regardez en haut, sous « À faire maintenant » : ce qui ne va pas y est dit, avec un bouton qui aide.",
    },
    bracket: {
      title: "Places et rondes",
      what: "Ici, on tire les équipes, et leurs matchs sont appelés et décidés.",
      steps: [
        "Les présences closes, appuyez sur « Tirer le tableau ».",
        "Appuyez sur « Appeler le match … » ou « Appeler … » pour les matchs prêts.",
        "Les résultats des téléphones arrivent d’eux-mêmes. Pour un papier, appuyez sur « Inscrire le résultat du match … ».",
        "Appelez les matchs suivants, jusqu’à ce qu’une équipe ait gagné.",
      ],
      trouble: "Regardez en haut, sous « À faire maintenant » : ce qui ne va pas y est dit, avec un bouton qui aide.",
    },
    seats: {
      title: "Places et rondes",
      what: "Ici, chacun reçoit sa place et joue, et les résultats arrivent.",
      steps: [
        "Lisez la première ligne sous « À faire maintenant ». Appuyez sur son bouton : c’est l’étape suivante.",
        "Montrez les places : « Projecteur » en haut, ou imprimez-les dans « Papiers ».",
        "Ce que les téléphones envoient arrive de soi-même. Si une table rend un papier, trouvez-la ici et tapez ce qui y est écrit.",
        "Après chaque étape, regardez de nouveau « À faire maintenant ».",
      ],
      trouble: "Regardez en haut, sous « À faire maintenant » : ce qui ne va pas y est dit, avec un bouton qui aide.",
    },
    night: {
      title: "La soirée",
      what: "Ici, vous tenez la soirée : qui joue, chaque donne, et qui paie qui.",
      steps: [
        "Sous « Qui joue ? », tapez un nom et appuyez sur « Ajouter » ; puis le suivant.",
        "Appuyez sur le bouton sous « À faire maintenant », jusqu’à ce que la soirée commence.",
        "Après chaque donne, appuyez sur « Donne suivante » et dites ce qui s’est passé.",
        "La dernière donne jouée, ouvrez « Finir la soirée » et appuyez sur le bouton.",
        "Sous « Qui paie qui », appuyez sur « Payé » à chaque paiement.",
      ],
      trouble: "Une ligne fausse ? Trouvez-la sous « Le carnet » et appuyez sur « Corriger ».",
    },
    results: {
      title: "Résultats",
      what: "Ici sont les places et les récompenses, et un résultat faux se corrige.",
      steps: [
        "Sous « Classement », voyez qui a quelle place.",
        "Si vous lisez « Égalité pour une place », donnez une partie de départage, indiquez l’ordre et appuyez sur « Inscrire l’ordre ».",
        "Tous les jeux terminés, appuyez sur « Remettre les récompenses » sous « À faire maintenant ».",
        "Pour tout montrer ou imprimer, appuyez sur « Tous les résultats, et pourquoi ».",
      ],
      trouble: "Un résultat était faux ? Appuyez à côté sur « Corriger », ici ou là où il a été inscrit.",
    },
    judge: {
      title: "Juge",
      what: "Ici, vous tranchez ce qui attend une décision, et notez ce qui s’est passé.",
      steps: [
        "Commencez par la première table de cette page.",
        "Un appel : écrivez sous « Votre décision » et appuyez sur « Rendre la décision, table … ».",
        "Deux comptes : appuyez sur « Celui-ci est juste » sous le bon.",
        "Une égalité : donnez une partie de départage, cochez qui a gagné et appuyez sur « Inscrire qui a gagné ».",
        "Autre chose ? Remplissez « Noter un incident » et appuyez sur « Noter ».",
      ],
      trouble: "Un doute sur la règle ? Appuyez sur « Juge » tout en haut de la page : on vous y pose quelques questions, et la règle est nommée.",
    },
    papers: {
      title: "Papiers",
      what: "Ici, chaque liste et chaque billet est prêt à imprimer.",
      steps: [
        "Choisissez le papier sous « Papier dans l’imprimante ».",
        "Pour toute une ronde, appuyez sur « Tout imprimer pour … », s’il paraît.",
        "Pour un seul papier, appuyez à côté sur « Imprimer ».",
        "Le papier s’ouvre à côté de cette page. Imprimez-le de là.",
      ],
      trouble: "« Encore rien à imprimer » ? Ce papier vient plus tard, quand il y aura quelque chose à y mettre.",
    },
    settings: {
      title: "Réglages",
      what: "Ici, vous réglez le jour, les frais et les règles maison, faites entrer les juges et gardez des copies.",
      steps: [
        "Sous « L’événement », corrigez ce qui est faux et appuyez sur « Enregistrer les réglages ».",
        "S’il y a des « Règles maison », parcourez-les avant la première ronde. Un choix compte aussitôt.",
        "Donnez leur code aux juges : il est sous « Juges ».",
        "Pour les sauvegardes, mettez une clé USB, écrivez son dossier sous « Dossier » et appuyez sur « Copier dans ce dossier ».",
        "À la fin du jour, appuyez sur « Enregistrer une copie ».",
      ],
      trouble: "Quelqu’un d’autre connaît le code des juges ? Appuyez sur « Donner un nouveau code » : l’ancien n’ouvre plus rien.",
    },
    log: {
      title: "Journal",
      what: "Ici est tout ce qui a été fait, et par qui, le plus récent d’abord.",
      steps: [
        "Lisez d’en haut ce qui s’est passé en dernier.",
        "Pour trouver quelque chose, tapez un nom ou un mot sous « Chercher dans le journal ».",
        "Pour le plus ancien, appuyez à la fin sur « En montrer … », s’il paraît.",
      ],
      trouble: "Rien ne peut se casser ici : on ne fait que lire. Une erreur se corrige là où elle a été faite.",
    },
    desk: {
      title: "Juge",
      what: "Ici, vous rendez une décision à une table, une question à la fois.",
      steps: [
        "Appuyez sur la table. Celles qui ont appelé viennent d’abord.",
        "Sous « Que s’est-il passé ? », appuyez sur ce qui convient, ou tapez un mot sous « Chercher ».",
        "Répondez aux questions. « Retour » revient d’une question.",
        "Lisez la décision et « Ce qui va changer ».",
        "Appuyez sur « Appliquer » ou « Le jeu continue », selon ce qui paraît ; « Annuler » ne change rien.",
      ],
      trouble: "Une décision fausse ? Sous « Décisions rendues », appuyez sur « Annuler » et dites pourquoi.",
    },
  },
};
