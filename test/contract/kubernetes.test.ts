import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@footnote/runtime/config';
import { heapMiBOf } from '@footnote/runtime/memory-limits';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@footnote/runtime/services';
import { SETTINGS } from '@footnote/runtime/settings';
import { expect } from 'chai';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'infra/kubernetes');
/** Approximate memory of a process outside the heap, MiB (docs/operate.md). */
const OUTSIDE_HEAP_MIB = 100;

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };
type Container = {
  readonly image: string;
  readonly command: readonly string[];
  readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly resources: { readonly limits: { readonly memory: string } };
};
type Pod = {
  readonly containers: readonly [Container];
  readonly terminationGracePeriodSeconds?: number;
  readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim?: object }[];
};
type Labels = Readonly<Record<string, string>>;
type Manifest = {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels };
  readonly data?: Labels;
  readonly spec?: {
    readonly replicas?: number;
    readonly strategy?: { readonly type: string };
    readonly selector?: { readonly matchLabels?: Labels };
    readonly template?: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
    readonly podSelector?: { readonly matchLabels: Labels };
    readonly ingress?: readonly { readonly ports: readonly { readonly port: number }[] }[];
  };
};

/** The schemas of Kubernetes, by kind. */
const MODELS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  ConfigMap,
  Deployment,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const podOf = ({ spec }: Manifest): Pod => {
  if (spec?.template === undefined) throw new Error('no pod');
  return spec.template.spec;
};
const deploymentOf = (name: ServiceName): Manifest => {
  const found = ofKind('Deployment').find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`no deployment of ${name}`);
  return found;
};
const settings = ofKind('ConfigMap')[0]?.data ?? {};
const config = loadConfig(settings);
const isOf = (labels: Labels, selector: Labels = {}): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

describe('infra/kubernetes', () => {
  it('lists every file of the folder in its kustomization', () => {
    const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
    expect([...kustomization.resources].sort()).to.deep.equal(files.sort());
  });

  for (const manifest of manifests)
    it(`${manifest.kind} ${manifest.metadata.name} conforms to its schema`, () => {
      const Model = MODELS[manifest.kind];
      if (Model === undefined) throw new Error(`no schema of ${manifest.kind}`);
      new Model(manifest as never).validate();
    });

  it('rejects a manifest that its schema does not allow', () => {
    const { metadata, spec } = structuredClone(deploymentOf('query')) as { metadata: object; spec: object };
    expect(() =>
      new Deployment({ metadata, spec: { ...spec, replicas: 'two' } } as never).validate(),
    ).to.throw(/replicas/);
  });

  it('sets only existing settings, to valid values', () => {
    const known: readonly string[] = Object.values(SETTINGS).map(({ env }) => env);
    expect(known).to.include.members(Object.keys(settings));
    const secret = Object.values(SETTINGS)
      .filter((setting) => 'secret' in setting)
      .map(({ env }) => env as string);
    expect(Object.keys(settings).filter((name) => secret.includes(name))).to.deep.equal([]);
  });

  it('has one deployment for each service that can run on its own, and no other', () => {
    const names = ofKind('Deployment').map(({ metadata }) => metadata.name);
    expect(names.sort()).to.deep.equal([...SERVICE_NAMES].sort());
  });

  for (const name of SERVICE_NAMES)
    it(`gives ${name} its ports, probes, memory and folder`, () => {
      const deployment = deploymentOf(name);
      const { containers, terminationGracePeriodSeconds = 0, volumes } = podOf(deployment);
      const [container] = containers;
      expect(container.command).to.deep.equal(['node', `services/${name}`]);
      const ports = Object.fromEntries(
        (container.ports ?? []).map((port) => [port.name, port.containerPort]),
      );
      expect(ports).to.deep.equal({
        admin: config.adminPort,
        ...(name === 'query' ? { rest: config.port } : {}),
      });
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
      expect(probes.map((probe) => probe?.httpGet)).to.deep.equal(
        ['/readyz', '/readyz', '/healthz'].map((path) => ({ path, port: 'admin' })),
      );
      const memory = Number(/^(\d+)Mi$/.exec(container.resources.limits.memory)?.[1]);
      expect(memory).to.be.at.least(heapMiBOf(name, config) + OUTSIDE_HEAP_MIB);
      expect(terminationGracePeriodSeconds).to.be.greaterThan(config.shutdownSeconds);

      const data = volumes.find((volume) => volume.name === 'data');
      const keepsState = SERVICES[name].archive || !SERVICES[name].replicated;
      expect(data !== undefined && 'persistentVolumeClaim' in data).to.equal(keepsState);
      const { replicas, strategy } = deployment.spec ?? {};
      if (SERVICES[name].replicated) expect(replicas).to.be.greaterThan(1);
      // Never two at once, not even during a rollout.
      else expect({ replicas, strategy }).to.deep.equal({ replicas: 1, strategy: { type: 'Recreate' } });
    });

  it('keeps at least one pod of each replicated service available, with selectors that match existing pods', () => {
    const budgets = ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name);
    expect(budgets.sort()).to.deep.equal(SERVICE_NAMES.filter((name) => SERVICES[name].replicated).sort());
    const pods = manifests.flatMap(({ spec }) =>
      spec?.template === undefined ? [] : [spec.template.metadata.labels],
    );
    for (const { kind, metadata, spec } of manifests) {
      const selector = spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels;
      if (selector === undefined) continue;
      expect(
        pods.some((labels) => isOf(labels, selector)),
        `${kind} ${metadata.name}`,
      ).to.equal(true);
    }
  });

  it('admits callers at the port of query, and monitoring at the admin ports', () => {
    const open = ofKind('NetworkPolicy').flatMap(({ metadata, spec }) =>
      (spec?.ingress ?? []).flatMap(({ ports }) => ports.map(({ port }) => [metadata.name, port])),
    );
    expect(open).to.deep.equal([
      ['footnote', config.adminPort],
      ['footnote-query', config.port],
    ]);
  });

  it('uses one image, the settings and the secret in every container, and only existing programs', () => {
    for (const manifest of [...ofKind('Deployment'), ...ofKind('Job')]) {
      const [container] = podOf(manifest).containers;
      expect(kustomization.images.map(({ name }) => name)).to.deep.equal([container.image]);
      expect(container.envFrom).to.deep.equal([
        { configMapRef: { name: 'footnote' } },
        { secretRef: { name: 'footnote' } },
      ]);
      expect(existsSync(join(ROOT, container.command[1] ?? '')), container.command.join(' ')).to.equal(true);
    }
  });
});
