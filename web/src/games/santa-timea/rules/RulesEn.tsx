import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure } from './figures';

export function RulesEn(): JSX.Element {
  return (
    <RulesText>
      <p>
        Two to five sailors, each for themselves. Every trick is a gust of wind: the lowest card
        takes its damage, the highest leads on. Who takes the least damage over five rounds brings
        the ship home. You may talk as much as you like, unless the host wants silence.
      </p>

      <Clause id="S-1">The cards</Clause>
      <ul>
        <li>
          <strong>56 wheel cards</strong>: 1 to 14 in each of the four directions north, east, south
          and west, and <strong>4 pirates</strong>.
        </li>
        <li>
          <strong>20 wind cards</strong>: in each direction the damage 1, 1, 2, 2 and 3.
        </li>
      </ul>

      <Clause id="S-2">A round</Clause>
      <ul>
        <li>
          The wind cards are shuffled. Three lie face up: the wind of the next trick, and the two
          that follow it. After each trick the line moves up.
        </li>
        <li>Everyone gets twelve wheel cards. The others stay unseen this round.</li>
        <li>
          Chance decides who leads the first round. Later whoever has the most points leads; if
          several have the most, whoever led the first trick of the round before leads again.{' '}
          <Reading />
        </li>
      </ul>

      <Clause id="S-3">A trick</Clause>
      <p>
        The leader plays a card face up, then everyone else in turn, clockwise. You may always play
        any card. What it is worth depends on the wind:
      </p>
      <CardsFigure
        label="Wind north, then north 8, east 8 and south 8"
        wind="N2"
        cards={['N8', 'E8', 'S8']}
      >
        Under a north wind north 8 is worth <strong>8</strong>, east 8 (and west 8){' '}
        <strong>4</strong>, and south 8 <strong>0</strong>.
      </CardsFigure>
      <p>
        Zeros are below everything else. Among themselves the higher number is higher: of south 8
        and south 5, south 5 is the lowest.
      </p>
      <ul>
        <li>
          Cards of the <strong>same value cancel each other</strong>: they are out of the trick.
        </li>
        <li>
          Of the cards that are left, the <strong>lowest takes the wind card</strong> and the{' '}
          <strong>highest leads</strong> the next trick. A single card that is left does both.
        </li>
        <li>If no card is left, the wind card is set aside and the leader leads again.</li>
      </ul>
      <CardsFigure
        label="Wind east, then east 5, north 11 and south 10"
        wind="E1"
        cards={['E5', 'N11', 'S10']}
      >
        Under an east wind east 5 is worth 5, and so is south 10: both are out. North 11, worth 5½,
        is alone. It takes the wind and leads.
      </CardsFigure>

      <Clause id="S-3.3">Pirates</Clause>
      <p>
        A pirate copies the value of the card played just before it, even if that is a pirate too or
        was cancelled. So it cancels that card, and itself, if that card still counted.
      </p>
      <CardsFigure
        label="Wind north, then north 13, north 14 and a pirate"
        wind="N1"
        cards={['N13', 'N14', 'P']}
      >
        The pirate copies north 14: both are out. North 13 takes the wind and leads.
      </CardsFigure>
      <p>
        You can lead a pirate only when you hold nothing but pirates. It is then the lowest card
        whatever follows, and takes the wind card; pirates that copy it are out. The highest of the
        other cards leads; if there is none, the leader stays. <Reading />
      </p>

      <Clause id="S-4">Scoring a round</Clause>
      <ul>
        <li>
          Whoever holds the winds 1, 2 and 3 of one direction throws this <strong>triplet</strong>{' '}
          off.
        </li>
        <li>The damage of the other winds is added up.</li>
        <li>
          Most damage brings 1 point, the next 2, and so on. Those who tie share the points of their
          places equally, halves rounded up. With two players it is 0 and 2 points.
        </li>
      </ul>
      <p>After five rounds the most points win. Who has as many shares the win.</p>

      <Clause id="S-5">For old salts</Clause>
      <ul>
        <li>Three more wind cards lie face up: they will not come this round.</li>
        <li>
          If no card is left in a trick, its wind card waits: whoever takes the next wind takes it
          too. After the twelfth trick it is set aside. <Reading />
        </li>
        <li>
          You choose for each triplet whether you throw it off, all at once. Nobody sees what the
          others choose before everyone has chosen.
        </li>
        <li>
          Each <strong>pair</strong> of the same wind cards that you keep brings its damage as
          points: two south 1 bring 1, two north 2 bring 2.
        </li>
        <li>
          For every four wind cards that you took in the round you lose a point; with four or five
          players for every three. Those thrown off count too. <Reading /> Points can fall below
          zero.
        </li>
      </ul>

      <Clause id="S-6">Ending early</Clause>
      <p>
        There is no giving up in a contest. When everyone who is here agrees, the game is closed
        without a result.
      </p>
    </RulesText>
  );
}
