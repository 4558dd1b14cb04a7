/** The messages about faces. */
import { localised } from '~/texts/localised';

export const t = localised((file) => file.faces());
