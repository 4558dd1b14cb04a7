/** What this browser, on this device, can do to be noticed. */

/** Whether this is held in the hand and touched, rather than pointed at. */
export function onPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

export function canSound(): boolean {
  return 'AudioContext' in window;
}

export function canVibrate(): boolean {
  // Browsers of computers know the word as well, but have nothing to shake.
  return 'vibrate' in navigator && onPhone();
}

let notifies: boolean | null = null;

export function canNotify(): boolean {
  notifies ??= 'Notification' in window && isSecureContext && constructible();
  return notifies;
}

/** Some phones have the class, but let only service workers notify. */
function constructible(): boolean {
  if (Notification.permission === 'granted') return true;
  try {
    // Without the permission this shows nothing: it fails, at once where it could never work.
    return new Notification('') instanceof Notification;
  } catch {
    return false;
  }
}
