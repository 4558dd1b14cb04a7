/** Storms and compasses: where they lie, phrases about them, and ending one (T-7). */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { legalOf } from '~/card-table/facts';
import { t as client } from '~/texts';
import { Button } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import type { StormAt } from '~/wire/tranquility';
import { CardEmblem } from '../art/Picture';
import type { PieceKind } from '../help';
import type { TranquilityTable } from '../selection/selection';
import { phraseSentence, stormName } from '../sentences';
import { t } from '../texts';
import { type TranquilityFacts, inStormWindow, inWindow, stormsOf } from '../view/facts';
import { stormFlip } from './sea/Cell';

interface StormsProps {
  table: TranquilityTable;
}

type Colour = 'yellow' | 'purple' | 'orange';

function colourOf(storm: StormAt, { game }: TranquilityFacts): Colour {
  return 'revealed' in storm ? (game.storms?.revealed ?? 'yellow') : storm.kind;
}

function countOf(storm: StormAt, { game }: TranquilityFacts): number {
  if ('revealed' in storm) return 1;
  const counts = game.storms?.[storm.kind] ?? [];
  return counts[storm.kind === 'purple' ? storm.row : storm.seat] ?? 0;
}

function explanationOf(storm: StormAt, facts: TranquilityFacts): string {
  const { explain } = t().rough.storms;
  const effect = explain[colourOf(storm, facts)];
  return 'revealed' in storm ? `${effect} ${explain.revealed}` : effect;
}

function keyOf(storm: StormAt): string {
  return JSON.stringify(storm);
}

/** A line that all guests see all the time; what can be done about storms opens from it. */
export function Storms({ table }: StormsProps) {
  const { facts } = table;
  const { storms: words } = t().rough;
  const [open, setOpen] = useState(false);
  const { storms } = facts.game;
  if (storms === undefined || facts.game.phase === 'over') return null;
  const [beside, earned] = storms.compasses;
  const lying = stormsOf(facts.game);
  const talking = inStormWindow(facts);
  return (
    <section
      class="tq-storms stack small box box--paper"
      aria-label={words.title}
      data-open={talking}
    >
      <div class="tq-storm-facts cluster">
        <p class="tq-compasses row" data-about={'compass' satisfies PieceKind}>
          <span class="tq-token" aria-hidden="true">
            <CardEmblem card="compass" />
          </span>
          <span class="visually-hidden">{client().colon(words.compasses, '')}</span>
          <span class="tq-compass-counts">
            <strong>{words.earned(earned)}</strong> <span>{words.beside(beside)}</span>
          </span>
        </p>
        <p class="tq-lying cluster">
          {lying.length === 0 && <span class="soft">{words.calm}</span>}
          {lying.map((storm) => (
            <span
              key={keyOf(storm)}
              class="tq-token"
              role="img"
              data-about={colourOf(storm, facts)}
              aria-label={stormName(storm, facts)}
              data-new={'revealed' in storm}
              {...stormFlip(facts, keyOf(storm))}
            >
              <CardEmblem card={colourOf(storm, facts)} />
              {countOf(storm, facts) > 1 && <small>{countOf(storm, facts)}</small>}
            </span>
          ))}
        </p>
      </div>
      <Button
        look={talking ? 'plain' : 'quiet'}
        aria-label={talking ? words.open : words.look}
        onClick={() => setOpen(true)}
      >
        {talking ? words.open : '?'}
      </Button>
      {!inWindow(facts) && <Phrases facts={facts} />}
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <StormTable table={table} lying={lying} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </section>
  );
}

function StormTable(props: StormsProps & { lying: readonly StormAt[]; onDone(): void }) {
  const { table, lying, onDone } = props;
  const { facts, busy, make } = table;
  const { say } = table.props;
  const { storms: words } = t().rough;
  const mute = busy || (facts.left?.phrases ?? 0) === 0;
  const talks = inStormWindow(facts) && facts.left !== null && facts.names.length > 1;
  const opinion = facts.phrases.find(({ seat }) => seat === facts.seat)?.phrase;
  const proposed = opinion?.type === 'end' ? keyOf(opinion.storm) : null;
  const ends = new Set((legalOf(facts).spend_compass ?? []).map(keyOf));
  return (
    <div class="tq-storm-table stack">
      <p class="game-hint">{words.earn}</p>
      <p>{facts.names.length === 1 ? words.solo : words.lead}</p>
      {lying.length === 0 && <p class="soft">{words.calmLead}</p>}
      <ul class="stack">
        {lying.map((storm) => (
          <li key={keyOf(storm)} class="cluster">
            <span class="tq-token" aria-hidden="true">
              <CardEmblem card={colourOf(storm, facts)} />
            </span>
            <span class="tq-storm-name">
              <span>{stormName(storm, facts)}</span>
              <span class="game-hint">{explanationOf(storm, facts)}</span>
            </span>
            <span class="game-buttons cluster">
              {talks && (
                <Button
                  disabled={mute}
                  aria-pressed={proposed === keyOf(storm)}
                  onClick={() => {
                    say({ type: 'end', storm });
                    onDone();
                  }}
                >
                  {words.propose}
                </Button>
              )}
              {ends.has(keyOf(storm)) && (
                <Button
                  look="primary"
                  disabled={busy}
                  onClick={() => {
                    make({ type: 'spend_compass', storm });
                    onDone();
                  }}
                >
                  {words.end}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {talks && (
        <div class="tq-talk cluster">
          <Phrases facts={facts} />
          <Button
            disabled={mute}
            aria-pressed={opinion?.type === 'keep'}
            onClick={() => say({ type: 'keep' })}
          >
            {words.keep}
          </Button>
          <p class="game-hint">{words.left(facts.left?.phrases ?? 0)}</p>
        </div>
      )}
    </div>
  );
}

/** The phrases of the open window. */
export function Phrases({ facts }: { facts: TranquilityFacts }) {
  const list = useRef<HTMLOListElement>(null);
  const count = facts.phrases.length;
  useLayoutEffect(() => {
    // The newest stays in sight.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <div class="tq-said">
      <h3 class="visually-hidden">{t().window.phrases}</h3>
      {/* It scrolls when it is long, and the keyboard must reach what scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} class="tq-phrases stack gap-1" tabIndex={0}>
        {facts.phrases.map(({ seat, phrase }, index) => (
          <li key={index} class={`seat-colour--${seat}`} data-own={seat === facts.seat}>
            {phraseSentence(seat, phrase, facts)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A gust over the sea when a storm has come up while the viewer was looking: decoration. */
export function Gust({ facts, fresh }: { facts: TranquilityFacts; fresh: boolean }) {
  const newest = newestStorm(facts);
  // A storm from before the viewer came is old.
  const old = useRef(newest);
  if (!fresh || newest === null || newest === old.current) return null;
  return (
    <span key={newest} class="tq-gust" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M-10 14q30 -8 60 0t64 -4M4 32q26 8 54 0t52 2M-20 55q40 -9 70 0t70 -3M12 73q24 6 50 0t50 3M-6 90q30 -7 58 0t60 -2" />
      </svg>
    </span>
  );
}

/** The place in the whole log of the newest storm among the lines that are there. */
function newestStorm({ game: { log, log_length: length } }: TranquilityFacts): number | null {
  const line = log.findLastIndex(({ type }) => type === 'storm' || type === 'blow');
  return line < 0 ? null : length - log.length + line;
}
