import { localised } from '~/texts/localised';

export const t = localised((file) => file.menu());
