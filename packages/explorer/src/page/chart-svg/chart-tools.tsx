import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { fileName, saveFile } from '../table/save-file.ts';
import type { AboutChart } from './exported-svg.ts';

type ToolsProps = { readonly svg: RefObject<SVGSVGElement | null>; readonly about: AboutChart };

/** Copies a chart as an image, or saves it, with its title, unit and source. */
export function ChartTools({ svg, about }: ToolsProps): JSX.Element {
  const [outcome, setOutcome] = useState('');
  const drawn = async (): Promise<string> => {
    const { exportedSvg } = await import('./exported-svg.ts');
    if (svg.current === null) throw new Error('the chart is not drawn');
    return exportedSvg(svg.current, about);
  };
  const png = async (): Promise<Blob> => (await import('./as-png.ts')).asPng(await drawn());
  const report = (done: Promise<unknown>, words: string): void => {
    done.then(
      () => setOutcome(words),
      () => setOutcome('The browser did not do that.'),
    );
  };
  const save = async (ending: 'png' | 'svg'): Promise<void> => {
    const content =
      ending === 'png' ? await png() : new Blob([await drawn()], { type: 'image/svg+xml;charset=utf-8' });
    saveFile(fileName(about.title, ending), content);
  };
  // A page that was not loaded over HTTPS or from this machine has no clipboard.
  const canCopy = 'ClipboardItem' in globalThis;
  return (
    <div class="table-tools" role="group" aria-label={`${about.title}: copy or save`}>
      <span role="status">{outcome}</span>
      {canCopy && (
        <button
          type="button"
          class="plain"
          onClick={() =>
            report(
              navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]),
              'Copied: paste it into a note.',
            )
          }
        >
          Copy image
        </button>
      )}
      <button type="button" class="plain" onClick={() => report(save('png'), 'Saved.')}>
        PNG
      </button>
      <button type="button" class="plain" onClick={() => report(save('svg'), 'Saved.')}>
        SVG
      </button>
    </div>
  );
}
