import type english from '~/texts/en/refusals';

const refusals: (typeof english)['refusals'] = {
  malformed: 'Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.',
  binary_frame: 'Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.',
  unknown_command: 'Das kennt der Server nicht. Lade die Seite neu und versuch es noch einmal.',
  too_large: 'Das ist zu lang.',
  compressed: 'Das ist komprimiert. Entpacke es zuerst.',
  too_slow: 'Das war zu lange unterwegs. Versuch es noch einmal.',
  too_fast: 'Das ging zu schnell. Warte einen Moment und versuch es noch einmal.',
  too_many_requests: 'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  too_many_guesses:
    'Aus deinem Netz wurden zu viele Adressen aufgerufen, die es nicht gibt. Warte eine Minute und versuch es noch einmal.',
  too_many_creations:
    'Aus deinem Netz kamen zu viele Tische und Dateien. Warte eine Weile und versuch es noch einmal.',
  analysis_running:
    'Eine andere Partie wird gerade für dich analysiert. Warte, bis das fertig ist.',
  analyses_waiting:
    'In deinem Netz warten schon zwei Partien auf ihre Analyse. Versuch es noch einmal, wenn eine davon fertig ist.',
  too_many_connections:
    'In deinem Netz sind zu viele Seiten dieser Website offen. Schließe ein paar.',
  server_full: 'Auf diesem Server sind zu viele Leute. Komm später wieder.',
  room_crowded: 'An diesem Tisch schauen zu viele zu. Komm später wieder.',
  unknown_room: 'Diesen Tisch gibt es nicht.',
  bad_command_id:
    'Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.',
  no_credentials: 'Der Server erkennt diesen Browser nicht. Prüfe, ob Cookies erlaubt sind.',
  bad_credentials: 'Der Server erkennt diesen Browser nicht. Lade die Seite neu.',
  operators_only: 'Das darf nur, wer diesen Server betreibt.',
  upgrade_required:
    'Etwas zwischen dir und dem Server lässt die Verbindung zu Tischen nicht durch. Sag der Person Bescheid, die den Server betreibt.',
  wrong_origin:
    'Dieser Server ist nicht für diese Adresse eingerichtet. Das liegt nicht an dir: Sag der Person Bescheid, die ihn betreibt; im Log des Servers steht, was zu ändern ist.',
  not_host: 'Das kann nur der Gastgeber.',
  not_seated: 'Du hast keinen Platz an diesem Tisch.',
  already_seated: 'Du sitzt schon an diesem Tisch.',
  seat_taken: 'Diesen Platz hat gerade jemand anderes genommen.',
  seat_out_of_range: 'Diesen Platz gibt es an diesem Tisch nicht.',
  name_empty: 'Gib zuerst deinen Namen ein.',
  name_too_long: 'Namen dürfen höchstens 24 Zeichen haben.',
  name_forbidden_characters: 'Dieser Name enthält Zeichen, die nicht erlaubt sind.',
  renamed_too_often:
    'Du kannst deinen Namen dreimal in der Minute ändern. Warte ein wenig und versuch es noch einmal.',
  name_confusable: 'Dieser Name sieht einem anderen am Tisch zu ähnlich.',
  not_this_step: 'Die Regeln erlauben das, aber die Lektion möchte jetzt etwas anderes.',
  lesson_over: 'Diese Lektion hat keine Schritte mehr.',
  name_required: 'Such dir zuerst einen Namen aus.',
  game_running: 'Das geht nicht, während eine Partie läuft.',
  no_game_running: 'Es läuft keine Partie.',
  too_few_players: 'Noch sind nicht genug Spieler da.',
  too_many_players: 'Für dieses Spiel sind es zu viele Spieler.',
  not_leading: 'Jetzt führt jemand anders.',
  talk_closed: 'Im Moment kann nichts gesagt werden.',
  chat_empty: 'Schreib zuerst eine Nachricht.',
  chat_too_long: 'Eine Nachricht hat höchstens 300 Zeichen.',
  chat_forbidden_characters: 'Diese Nachricht enthält Zeichen, die nicht erlaubt sind.',
  chat_too_fast: 'Das ging zu schnell. Warte einen Moment, bevor du wieder schreibst.',
  spectators_off: 'An diesem Tisch darf niemand zuschauen.',
  removed: 'Der Gastgeber hat dich von diesem Tisch entfernt.',
  founder_stays: 'Wer diesen Tisch eröffnet hat, kann nicht entfernt werden.',
  unknown_guest: 'Dieser Gast ist nicht mehr hier.',
  table_locked: 'Der Gastgeber hat diesen Tisch gesperrt: Niemand sonst kann sich setzen.',
  player_unnamed:
    'Hier spielt jemand noch ohne Namen: Sobald es einen gibt, sind Plätze für andere frei.',
  muted: 'Der Gastgeber hat dich hier stummgeschaltet.',
  seat_not_away: 'Diese Person ist wieder da, oder noch nicht lange genug abwesend oder untätig.',
  not_partner: 'Auf diesem Platz sitzt kein Computerpartner.',
  handed_too_often:
    'Dieser Platz wurde in dieser Partie schon zu oft einem Computerpartner überlassen.',
  seat_not_free: 'Dieser Platz ist nicht frei.',
  seen_other_hand:
    'Du hast in dieser Partie andere Handkarten gesehen und kannst diesen Platz nicht mehr übernehmen.',
  request_open: 'Die anderen werden schon nach einem Platz gefragt.',
  asked_too_often: 'In dieser Partie wurde schon zu oft nach Plätzen gefragt.',
  no_other_player: 'Hier ist niemand sonst, der das bestätigen könnte.',
  not_asked_for: 'Um diesen Platz bittet niemand mehr.',
  look_off: 'An diesem Tisch darf niemand die Handkarten sehen.',
  has_played: 'Du hast in dieser Partie mitgespielt und kannst die anderen Handkarten nicht sehen.',
  already_looked: 'Du siehst schon alle Handkarten.',
  phrases_used_up: 'Du hast diesmal alles gesagt, was du sagen kannst.',
  changes_used_up: 'Du hast diesmal alle Änderungen verbraucht.',
  unavailable:
    'Der Server kann im Moment nichts speichern. Es wurde nichts verändert; versuch es bald noch einmal.',
  rules_failed:
    'In den Regeln dieses Spiels ist ein Fehler aufgetreten. Es wurde nichts verändert.',
  room_exhausted:
    'Dieser Tisch hat seine Grenzen erreicht. Eröffne einen neuen, um weiterzuspielen.',
  until_next_game:
    'Hier ist seit dem Beginn der letzten Partie zu viel geschehen. Das geht wieder, sobald die nächste begonnen hat.',
  busy: 'Der Server ist gerade mit langen Partien beschäftigt. Versuch es bald noch einmal.',
  other_rules:
    'Diese Partie braucht eine andere Version des Servers. Sie bleibt aufgehoben, bis die andere zurück ist.',
  restarting: 'Der Server startet gerade neu. Versuch es gleich noch einmal.',
  unknown_game: 'Dieses Spiel kennt der Server nicht.',
  option_out_of_range: 'Eine der Optionen hat einen unmöglichen Wert.',
  option_not_available: 'Eine der Optionen lässt sich hier noch nicht spielen.',
  option_not_combinable: 'Diese Optionen passen nicht zusammen.',
  seats_out_of_range: 'Mit dieser Personenzahl lässt sich das Spiel nicht spielen.',
  no_such_seat: 'Diesen Platz gibt es in dieser Partie nicht.',
  not_a_deal: 'So lassen sich die Karten in diesem Spiel nicht austeilen.',
  impossible_chance: 'Das kann in diesem Spiel nicht zufällig geschehen.',
  unknown_path: 'Unter dieser Adresse ist nichts.',
  wrong_method: 'Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.',
  unknown_link: 'Diesen Link oder Code gibt es nicht, oder er gilt nicht mehr.',
  cannot_call: 'Dieser Server kann diesen Browser nicht benachrichtigen.',
  link_used: 'Dieser Link wurde schon benutzt.',
  unknown_deal: 'Dieses Blatt gibt es nicht.',
  no_game_yet: 'An diesem Tisch wurde noch keine Partie gespielt.',
  deal_fixed: 'Die Optionen gehören zum gewählten Blatt.',
  deal_other_seats: 'Das gewählte Blatt ist für eine andere Zahl von Personen.',
  deal_incomplete: 'Diese Aufzeichnung bricht ab, bevor feststeht, wie die Partie beginnt.',
  unknown_day: 'Für diesen Tag gibt es kein Blatt.',
  daily_played:
    'Jemand an diesem Tisch hat dieses Blatt des Tages schon gespielt, und alle spielen es nur einmal. Nehmt stattdessen ein zufälliges.',
  daily_not_over:
    'Das ist ein Blatt des Tages. Seine Partien kann man ansehen, wenn der Tag vorbei ist.',
  deal_being_played:
    'Dieses Blatt wird an seinem Tisch gerade noch einmal gespielt. Die früheren Partien siehst du, wenn diese zu Ende ist.',
  unknown_record: 'Von dieser Partie gibt es keine Aufzeichnung.',
  bad_record: 'Das ist keine gültige Aufzeichnung.',
  cannot_close: 'Diese Partie lässt sich so nicht beenden: Sie endet, wenn alle aufgeben.',
  already_agreed: 'Du hast schon zugestimmt.',
  game_not_over: 'Das geht, wenn die Partie zu Ende ist.',
  internal: 'Auf dem Server ist etwas schiefgegangen. Versuch es bald noch einmal.',
  wrong_outcome: 'Das Ergebnis ist nicht das, zu dem die Züge führen.',
  unreadable_file: 'Diese Datei konnte nicht gelesen werden.',
  offline: 'Der Server ist nicht zu erreichen. Prüfe die Verbindung.',
  signed_out: 'Deine Anmeldung ist abgelaufen. Lade die Seite neu, um dich wieder anzumelden.',
  room_closed: 'Dieser Tisch ist geschlossen.',
  abandoned: 'Die Seite wurde verlassen, bevor der Server geantwortet hat.',
};

export default { refusals };
