/** The messages about the fairness of deals. */
import { localised } from '~/texts/localised';

export const t = localised((file) => file.fairness());
