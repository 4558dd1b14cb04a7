/** What is said around lessons. It comes with their code. */
import { localised } from '~/texts/localised';

export const t = localised((file) => file.learn());
