import type { JSX } from 'preact';
import { reachOf, warningsOf } from './age-text.ts';
import type { CompanyRoute } from './routes.ts';
import { useAge } from './use-age.ts';

/** How old the figures of the company are: a line on every page, and a warning where figures past their limit are shown. */
export function CompanyAge({ route }: { readonly route: CompanyRoute }): JSX.Element {
  const age = useAge(route.symbol);
  return (
    <>
      {/* A space keeps the line's height until the age is there. */}
      <p class="quiet reach">{(age && reachOf(age)) || '\u00a0'}</p>
      {age !== undefined &&
        warningsOf(age, route.page).map(({ title, message, remedy }) => (
          <p key={title} class="age" role="note">
            <strong>{title}</strong> {message} {remedy !== null && <Commands text={remedy} />}
          </p>
        ))}
    </>
  );
}

/** A text with its commands, which stand between backticks, as code. */
const Commands = ({ text }: { readonly text: string }): JSX.Element => (
  <>{text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>))}</>
);
