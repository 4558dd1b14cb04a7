/** The messages of the guide. */
import { localised } from '~/texts/localised';

export const t = localised((file) => file.guide());
