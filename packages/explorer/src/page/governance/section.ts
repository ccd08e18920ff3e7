import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';

export type GovernanceData = Schemas['Governance'];

export type SectionProps = {
  readonly data: GovernanceData;
  /** Ten digits, of the registrant; undefined if it is not known yet. */
  readonly cik: string | undefined;
};

/** A part of the page: fed from the answer, under a heading of its own. It says itself what there is not. */
export type Section = {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly Part: (props: SectionProps) => JSX.Element;
};
