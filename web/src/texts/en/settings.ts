/** The texts of a browser's settings: its alerts, and the way to another device. */
export default {
  sign: {
    title: 'About this server',
    contact: 'Contact',
    imprint: 'Legal notice',
    privacy: 'Privacy',
    version: (version: string) => `Version ${version}`,
    credits: 'Whose games these are',
    authors:
      'Tranquility and The Ascent are games by James Emmerson; Santa Timea belongs to its authors and publisher. If you like them, buy them. This program is independent of them all: its drawings and its words are its own.',
  },

  /** The switches of the alerts. */
  alerts: {
    title: 'Sounds and alerts',
    sound: 'Sound on your turn',
    soundHint: 'Two soft tones, on this device only.',
    listen: 'Play the sound',
    message: 'Sound for messages',
    messageHint: 'One soft tone for each message you can’t see.',
    game: 'Sounds of the game',
    gameHint: 'Cards, what they cost, and the end: won or lost.',
    listenGame: 'Play a sound of the game',
    vibration: 'Vibration on your turn',
    vibrationHint: 'Two short buzzes while the table is in view.',
    notification: 'Notification on your turn',
    notificationHint: 'A browser notification while you’re in another tab or app.',
    notificationAsks: 'Your browser will ask for permission.',
    notificationDenied:
      'Your browser is blocking notifications from this site. You can change that in its settings for this site.',
    notifyMe: 'Notify me when it’s my turn',
    declinePushes: 'No, thanks',
    pushesHint:
      'While you’re in another tab or app, and once a game has waited for you for a while also with the page closed and the phone locked. Your browser’s push service learns that a message came, not what it says.',
    pushesFailed:
      'That didn’t work: your browser doesn’t allow it, or its push service is out of reach.',
    pushesCutOff:
      'This server can’t reach this browser’s push service at the moment, so nothing arrives.',
    pushesLost:
      'This browser no longer notifies you when the page is closed. You can switch it on again in the settings.',
    pushesInstall:
      'On an iPhone or iPad, add the page to the home screen first: press Share, then “Add to Home Screen”. You start as a new guest there. To stay who you are, create a one-time link here under “Another device” and paste it there in the same place.',
    turnOver: 'Not your turn any more',
  },

  /** The word that some servers ask for before one creates tables. */
  door: {
    title: 'This server asks for a word',
    text: 'To create tables or upload records here, enter the word you got from the person who runs this server.',
    label: 'Word',
    give: 'Go on',
    hint: 'You’re asked once. Joining a table by its link needs no word.',
    done: 'You can create tables here',
    doneText: 'The server won’t ask again in this browser.',
    toGames: 'To the games',
  },

  /** Going over to another device, and coming back after a browser was lost. */
  move: {
    title: 'Another device',
    intro:
      'This browser remembers you, without an account. Open a one-time link in another browser to take your seats there too. This one keeps working.',
    create: 'Create link',
    creating: 'Creating the link…',
    /** Once it has expired. */
    renew: 'Create a new link',
    open: 'Open this link on the other device within ten minutes. It works once.',
    warning: 'Keep this link private: anyone who opens it can play as you.',
    /** The name is null where the other device knows none. */
    claimTitle: (name: string | null) =>
      name === null ? 'Continue as the same player here?' : `Continue as ${name} on this device?`,
    claimText:
      'You’ll continue here as the guest who made it, with their seats and their role as host.',
    claimWarning: 'This browser will forget who you were. You’ll lose the seats you took in it.',
    claim: 'Continue',
    decline: 'Cancel',
    done: 'Done. You can keep playing here.',
    welcome: (name: string | null) => (name === null ? 'Welcome back' : `Welcome back, ${name}`),
    yourTurn: (game: string, table: string) => `It is your turn at ${table}: ${game}.`,
    toTable: 'To the table',
    link: 'One-time link',
    /** The code to be kept for when the browser is lost. */
    recovery: {
      title: 'Recovery code',
      intro:
        'For the day this browser is lost, or its data cleared. Keep the code on paper or with your passwords: it brings you back on any device, with your seats and your past games.',
      create: 'Create recovery code',
      replace: 'Replace it',
      revoke: 'Revoke it',
      /** When is a time such as "3 days ago". */
      made: (when: string) => `You created a code ${when}. The server can’t show it again.`,
      revokeText: 'The code will no longer lead to you. Nothing else changes.',
      replaceText: 'You’ll get a new code, and the old one will stop working.',
      revoked: 'The code no longer works.',
      warning:
        'It is shown this once. Keep it private: anyone who has it can play as you until you revoke it.',
      copy: 'Copy code',
      print: 'Print',
      /** On the printed card. */
      howTo: (address: string) => `Scan it, or open ${address} and type the code.`,
    },
    /** Coming back with such a code. */
    comeBack: {
      title: 'Come back',
      label: 'Your recovery code, or a one-time link',
      submit: 'Go on',
    },
  },
};
