import { describeMessages } from '../../shared/testing/messages';
import { en } from './en';
import { fr } from './fr';

describeMessages(en, fr);
