import type { ClientOptions } from './client.ts';
import type { KafkaLibrary } from './cluster.ts';
import { guardedLibrary } from './guarded.ts';

/** The client of Kafka that is asked for. Only that one is loaded, and its errors name the rights that are missing. */
export async function openLibrary(options: ClientOptions): Promise<KafkaLibrary> {
  if (options.library === 'platformatic') {
    const { platformaticLibrary } = await import('./platformatic/library.ts');
    return guardedLibrary(platformaticLibrary(options));
  }
  const { kafkajsLibrary } = await import('./kafkajs-library.ts');
  return guardedLibrary(kafkajsLibrary(options));
}
