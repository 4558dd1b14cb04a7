/** The messages about a guest's own games. */
import { localised } from '~/texts/localised';

export const t = localised((file) => file.mine());
