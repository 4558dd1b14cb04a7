/** What few servers ask for comes in one file. */
export { DoorPage } from './DoorPage';
export { WordDialog } from './WordDialog';
