import type english from '../en/speech';

const speech: (typeof english)['speech'] = { barred: 'ne peut pas entamer le pli' };

export default { speech };
