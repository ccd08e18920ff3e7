import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const ASSUMED = 640;

/** The width of an element in CSS pixels. A chart is drawn at that size, so that its text is not scaled. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(ASSUMED);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
