import { useMedia } from '../frame/use-media.ts';

/** Whether the page is dark or light. A drawing has to be redrawn when that changes. */
export const useColourScheme = (): 'dark' | 'light' =>
  useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
