import type english from '../en/speech';

const speech: (typeof english)['speech'] = { barred: 'darf jetzt nicht ausgespielt werden' };

export default { speech };
