import type { JSX } from 'preact';

type SignInProps = { readonly refusal: string; readonly onKey: (key: string) => void };

/** Requests the key, once per session. */
export function SignIn({ refusal, onKey }: SignInProps): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const key = new FormData(event.currentTarget as HTMLFormElement).get('key');
    if (typeof key === 'string' && key.trim() !== '') onKey(key.trim());
  };
  return (
    <form class="sign-in" onSubmit={submit}>
      <h1>Your key</h1>
      {refusal !== '' && (
        <p class="refused" role="alert">
          {refusal}
        </p>
      )}
      <label for="key">API key</label>
      <input id="key" name="key" type="password" autocomplete="off" required spellcheck={false} />
      <button type="submit">Open</button>
      <p class="quiet">
        The key is stored in this tab only, until the tab is closed. <code>footnote keys issue</code> creates
        one.
      </p>
    </form>
  );
}
