import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@footnote/runtime/config';
import { type ServiceDeclaration, SERVICE_NAMES, SERVICES } from '@footnote/runtime/services';
import { SETTINGS } from '@footnote/runtime/settings';
import { Ajv } from 'ajv';
import { expect } from 'chai';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Service = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly volumes?: readonly string[];
  readonly deploy?: { readonly replicas?: number };
};

type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};

const compose = parse(readFileSync(join(ROOT, 'infra/compose.yaml'), 'utf8'), { merge: true }) as Compose;
const ofHouse = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
const settingsOf = ({ environment = {} }: Service): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => name.startsWith('FOOTNOTE_'))
      .map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]),
  );

const strings = { type: 'array', items: { type: 'string' }, minItems: 1 };
const duration = { type: 'string', pattern: '^\\d+s$' };
/** The part of the Compose specification that the file uses; anything else is rejected. */
const SCHEMA = {
  type: 'object',
  required: ['services', 'volumes', 'name'],
  additionalProperties: false,
  patternProperties: { '^x-': {} },
  properties: {
    name: { type: 'string' },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
    services: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['image', 'restart', 'healthcheck'],
        additionalProperties: false,
        properties: {
          image: { type: 'string', pattern: '^(footnote|[a-z0-9/-]+:[\\w.-]+@sha256:[0-9a-f]{64})$' },
          build: {
            type: 'object',
            required: ['context', 'dockerfile'],
            additionalProperties: false,
            properties: { context: { type: 'string' }, dockerfile: { type: 'string' } },
          },
          command: strings,
          entrypoint: strings,
          profiles: strings,
          ports: { type: 'array', items: { type: 'string', pattern: '^127\\.0\\.0\\.1:\\d+:\\d+$' } },
          volumes: { type: 'array', items: { type: 'string', pattern: '^[a-z]+:/[\\w/]+(:ro)?$' } },
          restart: { enum: ['no', 'unless-stopped'] },
          init: { type: 'boolean' },
          stop_grace_period: duration,
          environment: { type: 'object', additionalProperties: { type: 'string' } },
          depends_on: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              required: ['condition'],
              additionalProperties: false,
              properties: { condition: { const: 'service_healthy' } },
            },
          },
          healthcheck: {
            oneOf: [
              {
                type: 'object',
                required: ['test', 'interval', 'timeout', 'retries', 'start_period'],
                additionalProperties: false,
                properties: {
                  test: { ...strings, contains: { const: 'CMD' } },
                  interval: duration,
                  timeout: duration,
                  start_period: duration,
                  retries: { type: 'integer', minimum: 1 },
                },
              },
              {
                type: 'object',
                required: ['disable'],
                additionalProperties: false,
                properties: { disable: { const: true } },
              },
            ],
          },
          ulimits: { type: 'object' },
          deploy: {
            type: 'object',
            additionalProperties: false,
            properties: { replicas: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
};

describe('infra/compose.yaml', () => {
  it('pins every image that is not built here, and the base of the one that is, by version and digest', () => {
    const dockerfile = readFileSync(join(ROOT, 'infra/Dockerfile'), 'utf8');
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
    expect(bases).to.have.length(1);
    const foreign = Object.values(compose.services).flatMap(({ build, image }) =>
      build === undefined ? [image] : [],
    );
    expect(foreign).to.have.length(4);
    for (const image of [...bases, ...foreign])
      expect(image).to.match(/^[a-z/-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('is a valid compose file', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(SCHEMA);
    expect(validate(compose), JSON.stringify(validate.errors)).to.equal(true);
  });

  it('has no password of its own: one must be given', () => {
    const text = readFileSync(join(ROOT, 'infra/compose.yaml'), 'utf8');
    const passwords = [...text.matchAll(/PASSWORD: (.*)/g)].map(([, value]) => value);
    expect(passwords).to.have.length(2);
    for (const value of passwords) expect(value).to.match(/^\$\{CLICKHOUSE_PASSWORD:\?/);
  });

  it('runs every service and the command line', () => {
    expect([...SERVICE_NAMES].sort()).to.deep.equal(readdirSync(join(ROOT, 'services')).sort());
    expect(ofHouse.map(([name]) => name).sort()).to.deep.equal([...SERVICE_NAMES, 'cli'].sort());
    for (const [name, { command, build }] of ofHouse) {
      expect(existsSync(join(ROOT, 'infra', build?.context ?? '', build?.dockerfile ?? '')), name).to.equal(
        true,
      );
      if (name !== 'cli') expect(command).to.deep.equal(['node', `services/${name}`]);
    }
  });

  it('starts services after their dependencies are healthy and has health checks for them', () => {
    for (const [name, { depends_on: parts = {}, healthcheck }] of ofHouse) {
      expect(Object.keys(parts), name).to.have.members(['kafka', 'registry', 'clickhouse']);
      for (const part of Object.keys(parts))
        expect(compose.services[part]?.healthcheck?.test, part).to.be.an('array');
      if (name !== 'cli') expect(healthcheck?.test?.at(-1)).to.include(':9464/readyz');
    }
  });

  it('sets only existing settings, including all that a cluster needs', () => {
    const known: ReadonlySet<string> = new Set(Object.values(SETTINGS).map(({ env }) => env));
    for (const [name, service] of ofHouse) {
      const env = settingsOf(service);
      expect(
        Object.keys(env).filter((variable) => !known.has(variable)),
        name,
      ).to.deep.equal([]);
      const config = loadConfig(env);
      expect(config.adminPort).to.equal(9464);
      expect(config.kafkaBrokers).to.equal('kafka:9092');
      expect(config.clickhouseUrl).to.match(/^http:\/\/clickhouse:/);
      expect(config.schemaRegistryUrl).to.match(/^http:\/\/registry:/);
    }
  });

  it('mounts the archive on a declared volume for its writers and readers', () => {
    const declared = Object.entries<ServiceDeclaration>(SERVICES).filter(([, { archive }]) => archive);
    for (const name of [...declared.map(([service]) => service), 'cli'])
      expect(compose.services[name]?.volumes).to.deep.equal([
        name === 'query' ? 'data:/data:ro' : 'data:/data',
      ]);
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect([...new Set(used)]).to.have.members(Object.keys(compose.volumes));
  });

  it('runs replicas only of services that may be replicated', () => {
    for (const name of SERVICE_NAMES)
      if (!SERVICES[name].replicated) expect(compose.services[name]?.deploy?.replicas ?? 1, name).to.equal(1);
  });

  it('builds an image that does not run as root', () => {
    const lines = readFileSync(join(ROOT, 'infra/Dockerfile'), 'utf8').trim().split('\n');
    const position = (word: string) => lines.findIndex((line) => line.startsWith(word));
    expect(lines[position('USER')]).to.equal('USER node');
    expect(position('USER')).to.be.lessThan(position('CMD')).and.greaterThan(position('RUN'));
  });
});
