/** The page and the dialog of the door in one file: few servers have one. */
export { DoorPage } from './DoorPage';
export { WordDialog } from './WordDialog';
