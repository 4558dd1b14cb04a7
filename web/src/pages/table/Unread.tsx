import { t } from '~/texts';

/** How many lines are unread, on whatever leads to the chat. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="visually-hidden"> {t().chat.unread}</span>
    </span>
  );
}
