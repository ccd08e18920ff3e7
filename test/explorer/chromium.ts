/**
 * Debian's Chromium. Run as a program, this file installs Chromium with apt-get if it is missing and installing is
 * possible (as root, or with sudo without a password):
 *
 *     node test/explorer/chromium.ts
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Arguments that disable requests to other hosts and features that containers lack. */
export const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** The path of the installed Chromium; undefined if there is none. */
export function chromiumPath(): string | undefined {
  for (const command of COMMANDS) {
    const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Throws if there is no Chromium. */
export function openChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('there is no Chromium: make explorer installs it');
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

function install(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args: readonly string[]): void => {
    const [command = '', ...rest] = [
      ...sudo,
      'apt-get',
      '-y',
      '-qq',
      '-o',
      'APT::Get::List-Cleanup=0',
      ...args,
    ];
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  run('update');
  run('install', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}

if (import.meta.main) {
  if (chromiumPath() === undefined) install();
  const path = chromiumPath();
  if (path === undefined) throw new Error('there is no Chromium, and none could be installed');
  console.log(path);
}
