import * as library from '@platformatic/kafka';
import type { ClientOptions } from '../client.ts';
import type { KafkaLibrary } from '../cluster.ts';
import { createNews } from '../news.ts';
import { createCluster } from './cluster.ts';
import { createProducer } from './producer.ts';

/** The client @platformatic/kafka, by its public single requests: neither its consumer nor its producer is used. */
export function platformaticLibrary(options: ClientOptions): KafkaLibrary {
  const isNews = createNews();
  const cluster = () => createCluster(library, options, isNews);
  return { cluster, producer: (forMs) => createProducer(library, cluster, forMs) };
}
