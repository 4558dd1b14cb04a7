/** What a guest sets for a browser: its alerts, and the way to another device. */
export default {
  /** How moves are made. */
  takeBack: {
    title: 'Moves can be taken back',
    hint: 'For two seconds, before they are sent. Until then nobody sees them.',
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
  },

  /** Going over to another device. */
  move: {
    title: 'Move to another device',
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
      'You’ll continue here as the guest who made the link, with their seats and their role as host.',
    claimWarning: 'This browser will forget who you were. You’ll lose the seats you took in it.',
    claim: 'Continue',
    decline: 'Cancel',
    done: 'Done. You can keep playing here.',
    doneHint: 'Your tables are on the start page.',
    link: 'One-time link',
  },
};
