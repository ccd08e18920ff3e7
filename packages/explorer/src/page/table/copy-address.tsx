import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from './clipboard.ts';

/** Copies the address of the page, by which what it shows can be kept and shared. */
export function CopyAddress(): JSX.Element {
  const [outcome, setOutcome] = useState('');
  const href = `${location.origin}${location.pathname}${location.search}`;
  useEffect(() => setOutcome(''), [href]);
  return (
    <p class="copy-address">
      <button
        type="button"
        class="plain"
        onClick={(event) =>
          void copyText(href, event.currentTarget).then((isCopied) =>
            setOutcome(
              isCopied ? 'Copied.' : 'The browser did not copy it; the address of this page is the link.',
            ),
          )
        }
      >
        Copy the link to this screen
      </button>{' '}
      <span class="quiet" role="status">
        {outcome}
      </span>
    </p>
  );
}
