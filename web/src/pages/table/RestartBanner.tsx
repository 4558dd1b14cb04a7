/** Says quietly, over every phase of the table, that the server is going to restart. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '~/texts';
import { announce, takeBack } from '~/ui/announce';
import { useNow } from '~/ui/useNow';

const MINUTE = 60_000;

export function RestartNotice({ restartAt }: { restartAt: number }) {
  const { table } = t();
  const left = Math.ceil((restartAt - useNow()) / MINUTE);
  const sentence = left > 0 ? table.restartIn(left) : table.restartSoon;

  // Once is enough for those who hear it: not again with every minute.
  const newest = useRef(sentence);
  newest.current = sentence;
  useEffect(() => {
    const told = newest.current;
    announce(told);
    return () => takeBack(told);
  }, [restartAt]);

  return <p class="restart-notice">{sentence}</p>;
}
