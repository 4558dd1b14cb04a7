/** What is said beside a board, also where none is there yet. A board itself needs nothing of it. */
import { localised } from '~/texts';

export const beside = localised((file) => file.beside());
