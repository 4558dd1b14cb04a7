/** A page that says why there is no table to see. */
import type { ComponentChildren } from 'preact';
import { t } from '~/texts';
import { Frame } from './Frame';
import { useTitle } from './title';

export interface NoticeProps {
  title: string;
  text: string;
  children?: ComponentChildren;
}

export function Notice({ title, text, children }: NoticeProps) {
  useTitle(title);
  return (
    <Frame sea>
      <div class="panel notice">
        <h1 tabIndex={-1}>{title}</h1>
        <p role="status">{text}</p>
        {children}
        <a class="button" href="/">
          {t().table.home}
        </a>
      </div>
    </Frame>
  );
}
