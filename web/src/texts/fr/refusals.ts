import type english from '~/texts/en/refusals';

const refusals: (typeof english)['refusals'] = {
  malformed: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  binary_frame: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  unknown_command: 'Le serveur ne connaît pas cette demande. Rechargez la page et réessayez.',
  too_large: 'C’est trop long.',
  too_slow: 'L’envoi a pris trop de temps. Réessayez.',
  too_fast: 'C’était trop rapide. Attendez un instant et réessayez.',
  too_many_requests: 'Trop de demandes. Attendez un instant et réessayez.',
  too_many_guesses:
    'Trop d’adresses inexistantes ont été essayées depuis votre réseau. Attendez une minute et réessayez.',
  too_many_creations:
    'Trop de tables et de fichiers sont venus de votre réseau. Attendez un peu et réessayez.',
  analysis_running:
    'Une autre partie est déjà en cours d’analyse pour vous. Attendez qu’elle soit terminée.',
  analyses_waiting:
    'Deux parties de votre réseau attendent déjà leur analyse. Réessayez quand l’une d’elles sera terminée.',
  too_many_connections:
    'Trop de pages de ce site sont ouvertes sur votre réseau. Fermez-en quelques-unes.',
  server_full: 'Il y a trop de monde sur ce serveur. Revenez plus tard.',
  room_crowded: 'Trop de monde regarde cette table. Revenez plus tard.',
  unknown_room: 'Cette table n’existe pas.',
  bad_command_id: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  no_credentials:
    'Le serveur ne reconnaît pas ce navigateur. Vérifiez que les cookies sont autorisés.',
  bad_credentials: 'Le serveur ne reconnaît pas ce navigateur. Rechargez la page.',
  operators_only: 'Seule la personne qui exploite ce serveur peut faire cela.',
  upgrade_required:
    'Quelque chose entre vous et le serveur ne laisse pas passer la connexion aux tables. Prévenez la personne qui gère le serveur.',
  wrong_origin:
    'Ce serveur n’est pas configuré pour cette adresse. Vous n’y êtes pour rien : prévenez la personne qui le gère ; le journal du serveur dit ce qu’il faut changer.',
  not_host: 'Seul l’hôte peut faire cela.',
  not_seated: 'Vous n’avez pas de place à cette table.',
  already_seated: 'Vous avez déjà une place à cette table.',
  seat_taken: 'Quelqu’un vient de prendre cette place.',
  seat_out_of_range: 'Cette place n’existe pas à cette table.',
  name_empty: 'Indiquez d’abord votre nom.',
  name_too_long: 'Un nom compte 24 caractères au plus.',
  name_forbidden_characters: 'Ce nom contient des caractères qui ne sont pas admis.',
  renamed_too_often:
    'Vous pouvez changer de nom trois fois par minute. Attendez un peu, puis réessayez.',
  name_confusable: 'Ce nom ressemble trop à celui d’une autre personne de la table.',
  not_this_step: 'Les règles le permettent, mais la leçon demande autre chose.',
  lesson_over: 'Cette leçon n’a plus d’étapes.',
  name_required: 'Choisissez d’abord un nom.',
  game_running: 'C’est impossible pendant une partie.',
  no_game_running: 'Aucune partie n’est en cours.',
  too_few_players: 'Il n’y a pas encore assez de joueurs.',
  too_many_players: 'Il y a trop de joueurs pour ce jeu.',
  not_leading: 'Quelqu’un d’autre guide maintenant.',
  talk_closed: 'On ne peut rien dire en ce moment.',
  chat_empty: 'Écrivez d’abord un message.',
  chat_too_long: 'Un message compte 300 caractères au plus.',
  chat_forbidden_characters: 'Ce message contient des caractères qui ne sont pas admis.',
  chat_too_fast: 'C’était trop rapide. Attendez un instant avant d’écrire à nouveau.',
  spectators_off: 'Cette table n’admet pas de spectateurs.',
  removed: 'L’hôte vous a fait quitter cette table.',
  founder_stays: 'La personne qui a ouvert cette table ne peut pas en être exclue.',
  unknown_guest: 'Cette personne n’est plus ici.',
  table_locked: 'L’hôte a verrouillé cette table\u00a0: personne d’autre ne peut s’asseoir.',
  player_unnamed:
    'Une personne joue ici sans nom\u00a0: les autres pourront s’asseoir dès qu’elle en aura un.',
  muted: 'L’hôte ne vous laisse plus écrire ici.',
  seat_not_away:
    'Cette personne est revenue, ou n’est pas absente ou inactive depuis assez longtemps.',
  not_partner: 'Aucun partenaire n’occupe cette place.',
  handed_too_often: 'Cette place a été confiée trop souvent à un partenaire pendant cette partie.',
  seat_not_free: 'Cette place n’est pas libre.',
  seen_other_hand:
    'Vous avez vu une autre main de cette partie et ne pouvez plus reprendre cette place.',
  request_open: 'Une demande de place attend déjà une réponse.',
  asked_too_often: 'Trop de places ont déjà été demandées pendant cette partie.',
  no_other_player: 'Il n’y a personne d’autre pour le confirmer.',
  not_asked_for: 'Plus personne ne demande cette place.',
  look_off: 'À cette table, personne ne peut voir les mains.',
  has_played: 'Vous avez joué dans cette partie et ne pouvez pas en voir les autres mains.',
  already_looked: 'Vous voyez déjà toutes les mains.',
  phrases_used_up: 'Vous avez dit tout ce que vous pouviez dire cette fois-ci.',
  changes_used_up: 'Vous avez fait tous les changements possibles cette fois-ci.',
  unavailable:
    'Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé\u202f; réessayez bientôt.',
  rules_failed: 'Une erreur s’est produite dans les règles de ce jeu. Rien n’a été modifié.',
  room_exhausted: 'Cette table a atteint ses limites. Ouvrez-en une nouvelle pour continuer.',
  until_next_game:
    'Il s’est passé trop de choses ici depuis le début de la dernière partie. Ce sera de nouveau possible quand la prochaine aura commencé.',
  busy: 'Le serveur est occupé par de longues parties. Réessayez bientôt.',
  other_rules:
    'Cette partie demande une autre version du serveur. Elle est conservée jusqu’à son retour.',
  restarting: 'Le serveur redémarre. Réessayez dans un instant.',
  unknown_game: 'Le serveur ne connaît pas ce jeu.',
  option_out_of_range: 'L’une des options a une valeur impossible.',
  option_not_available: 'L’une des options ne peut pas encore être jouée ici.',
  option_not_combinable: 'Ces options ne peuvent pas être combinées.',
  seats_out_of_range: 'Le jeu ne se joue pas à ce nombre de joueurs.',
  no_such_seat: 'Cette place n’existe pas dans cette partie.',
  not_a_deal: 'Ces cartes ne peuvent pas être distribuées dans ce jeu.',
  impossible_chance: 'Le hasard ne peut pas décider cela dans ce jeu.',
  unknown_path: 'Il n’y a rien à cette adresse.',
  wrong_method: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  unknown_link: 'Ce lien ou ce code n’existe pas, ou n’est plus valable.',
  link_used: 'Ce lien a déjà servi.',
  unknown_deal: 'Cette donne n’existe pas.',
  no_game_yet: 'Aucune partie n’a encore été jouée à cette table.',
  deal_fixed: 'Les options sont celles de la donne choisie.',
  deal_other_seats: 'La donne choisie est prévue pour un autre nombre de joueurs.',
  deal_incomplete: 'Cet enregistrement s’arrête avant que le début de la partie soit fixé.',
  unknown_day: 'Il n’y a pas de donne pour ce jour.',
  daily_played:
    'Quelqu’un à cette table a déjà joué cette donne du jour, et chacun ne la joue qu’une fois. Choisissez une donne au hasard.',
  daily_not_over:
    'C’est la donne du jour. Les parties pourront être revues à la fin de la journée.',
  deal_being_played:
    'Cette donne se rejoue en ce moment à sa table. Les parties précédentes vous seront ouvertes à la fin de celle-ci.',
  unknown_record: 'Il n’y a pas d’enregistrement de cette partie.',
  bad_record: 'Ce n’est pas un enregistrement valide.',
  cannot_close:
    'Cette partie ne se ferme pas\u00a0: elle s’arrête quand tous sont d’accord pour abandonner.',
  already_agreed: 'Vous avez déjà accepté.',
  game_not_over: 'Ce sera possible une fois la partie terminée.',
  internal: 'Une erreur s’est produite sur le serveur. Réessayez bientôt.',
  wrong_outcome: 'Le résultat n’est pas celui auquel mènent les coups.',
  unreadable_file: 'Ce fichier n’a pas pu être lu.',
  offline: 'Le serveur est injoignable. Vérifiez la connexion.',
  room_closed: 'Cette table est fermée.',
  abandoned: 'La page a été quittée avant la réponse du serveur.',
};

export default { refusals };
