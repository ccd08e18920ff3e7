import type { ClientOptions } from './client.ts';
import type { KafkaLibrary } from './cluster.ts';

/** The client of Kafka that is asked for. Only that one is loaded. */
export async function openLibrary(options: ClientOptions): Promise<KafkaLibrary> {
  if (options.library === 'platformatic') {
    const { platformaticLibrary } = await import('./platformatic/library.ts');
    return platformaticLibrary(options);
  }
  const { kafkajsLibrary } = await import('./kafkajs-library.ts');
  return kafkajsLibrary(options);
}
