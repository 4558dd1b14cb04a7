import type english from '~/texts/en/settings';

export default {
  sign: {
    title: 'Über diesen Server',
    contact: 'Kontakt',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    version: (version) => `Version ${version}`,
    credits: 'Von wem die Spiele sind',
    authors:
      'Tranquility und The Ascent sind Spiele von James Emmerson, Santa Timea gehört seinen Autoren und seinem Verlag. Wenn sie euch gefallen, kauft sie. Dieses Programm ist von allen unabhängig: Zeichnungen und Worte sind seine eigenen.',
  },

  alerts: {
    title: 'Töne und Hinweise',
    sound: 'Ton, wenn du dran bist',
    soundHint: 'Zwei leise Töne, nur auf diesem Gerät.',
    listen: 'Ton anhören',
    message: 'Ton bei Nachrichten',
    messageHint: 'Ein leiser Ton für jede Nachricht, die du nicht siehst.',
    game: 'Spielgeräusche',
    gameHint: 'Karten, was sie kosten, und das Ende: gewonnen oder verloren.',
    listenGame: 'Ein Spielgeräusch anhören',
    vibration: 'Vibrieren, wenn du dran bist',
    vibrationHint: 'Zweimal kurz, solange der Tisch zu sehen ist.',
    notification: 'Benachrichtigung, wenn du dran bist',
    notificationHint:
      'Eine Benachrichtigung des Browsers, während du in einem anderen Tab oder einer anderen App bist.',
    notificationAsks: 'Dein Browser fragt dich dann, ob du das erlaubst.',
    notificationDenied:
      'Dein Browser blockiert Benachrichtigungen von dieser Seite. Das kannst du in seinen Einstellungen für diese Seite ändern.',
    notifyMe: 'Sag mir Bescheid, wenn ich dran bin',
    declinePushes: 'Nein, danke',
    pushesHint:
      'Während du in einem anderen Tab oder einer anderen App bist, und wenn eine Partie eine Weile auf dich wartet auch bei geschlossener Seite und gesperrtem Telefon. Der Push-Dienst deines Browsers erfährt, dass eine Nachricht kam, nicht was darin steht.',
    pushesFailed:
      'Das hat nicht geklappt: Dein Browser erlaubt es nicht, oder sein Push-Dienst ist nicht erreichbar.',
    pushesCutOff:
      'Dieser Server erreicht den Push-Dienst dieses Browsers gerade nicht, es kommt also nichts an.',
    pushesLost:
      'Dieser Browser benachrichtigt dich nicht mehr, wenn die Seite geschlossen ist. In den Einstellungen kannst du das wieder einschalten.',
    pushesInstall:
      'Auf dem iPhone oder iPad muss die Seite dafür auf dem Home-Bildschirm liegen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Dort beginnst du als neuer Gast. Damit du dieselbe Person bleibst, erstelle hier unter „Ein anderes Gerät“ einen Einmal-Link und füge ihn dort an derselben Stelle ein.',
    turnOver: 'Du bist nicht mehr am Zug',
  },

  door: {
    title: 'Dieser Server fragt nach einem Kennwort',
    text: 'Um hier Tische zu eröffnen oder Aufzeichnungen hochzuladen, gib das Kennwort ein, das du von der Person hast, die diesen Server betreibt.',
    label: 'Kennwort',
    give: 'Weiter',
    hint: 'Danach wirst du nur einmal gefragt. Wer über einen Link an einen Tisch kommt, braucht keins.',
    done: 'Du kannst hier Tische eröffnen',
    doneText: 'In diesem Browser fragt der Server nicht noch einmal.',
    toGames: 'Zu den Spielen',
  },

  move: {
    title: 'Ein anderes Gerät',
    intro:
      'Dieser Browser merkt sich, wer du bist, ganz ohne Konto. Öffne einen Einmal-Link in einem anderen Browser, um dort auf deinen Plätzen weiterzuspielen. Hier geht es trotzdem weiter.',
    create: 'Link erstellen',
    creating: 'Der Link wird erstellt\u00a0…',
    renew: 'Neuen Link erstellen',
    open: 'Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er funktioniert nur einmal.',
    warning: 'Behalte den Link für dich: Wer ihn öffnet, kann als du spielen.',
    claimTitle: (name) =>
      name === null
        ? 'Hier als dieselbe Person weiterspielen?'
        : `Auf diesem Gerät als ${name} weiterspielen?`,
    claimText:
      'Du spielst hier als der Gast weiter, von dem der Link oder Code stammt: mit seinen Plätzen und als Gastgeber seiner Tische.',
    claimWarning:
      'Dieser Browser vergisst, wer du warst. Du verlierst die Plätze, die du darin genommen hast.',
    claim: 'Weiterspielen',
    decline: 'Abbrechen',
    done: 'Fertig. Du kannst hier weiterspielen.',
    welcome: (name) => (name === null ? 'Willkommen zurück' : `Willkommen zurück, ${name}`),
    yourTurn: (game, table) => `Du bist am Zug an Tisch ${table}: ${game}.`,
    toTable: 'Zum Tisch',
    link: 'Einmal-Link',
    recovery: {
      title: 'Notfallcode',
      intro:
        'Für den Tag, an dem dieser Browser verloren ist oder seine Daten gelöscht sind. Bewahre den Code auf Papier oder bei deinen Passwörtern auf: Er bringt dich auf jedem Gerät zurück, mit deinen Plätzen und deinen bisherigen Partien.',
      create: 'Notfallcode erstellen',
      replace: 'Ersetzen',
      revoke: 'Widerrufen',
      made: (when) =>
        `Du hast ${when} einen Code erstellt. Der Server kann ihn nicht noch einmal zeigen.`,
      revokeText: 'Der Code führt dann nicht mehr zu dir. Sonst ändert sich nichts.',
      replaceText: 'Du bekommst einen neuen Code, und der alte gilt nicht mehr.',
      revoked: 'Der Code gilt nicht mehr.',
      warning:
        'Er wird nur dieses eine Mal gezeigt. Behalte ihn für dich: Wer ihn hat, kann als du spielen, bis du ihn widerrufst.',
      copy: 'Code kopieren',
      print: 'Drucken',
      howTo: (address) => `Scanne ihn, oder öffne ${address} und gib den Code ein.`,
    },
    comeBack: {
      title: 'Zurückkommen',
      label: 'Dein Notfallcode oder ein Einmal-Link',
      submit: 'Weiter',
    },
  },
} satisfies typeof english;
