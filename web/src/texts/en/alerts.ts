/** The switches of the alerts. */
export const en = {
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
  notificationHint: 'A message from your browser while you are looking at something else.',
  notificationAsks: 'Your browser will ask for permission.',
  notificationDenied:
    'Your browser doesn’t let this site notify you. You can change that in its settings for this site.',
};

export type Messages = typeof en;
