/** What is said of the table of a running game, above its board. */
import { CloseProposal } from './EndGame';
import { RevealHandsOffer } from './RevealHandsOffer';
import { FreeSeats } from '~/pages/table/seats/FreeSeats';

export function Notices() {
  return (
    <>
      <FreeSeats />
      <RevealHandsOffer />
      <CloseProposal />
    </>
  );
}
