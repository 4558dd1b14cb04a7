/** What is said around lessons. It comes with their code. */
import { localised } from '../../i18n/localised';

export const t = localised((file) => file.learn());
