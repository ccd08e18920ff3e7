import { readlinkSync, readFileSync } from 'node:fs';
import type { Member } from './tables.ts';

/**
 * Milliseconds of the machine's monotonic clock: the same for all processes and unaffected by changes of the
 * system time.
 */
export const monotonicMs = (): number => Math.floor(Number(process.hrtime.bigint() / 1000n) / 1000);

function describeHost(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'unknown';
  }
}

/** The scope of a process id: this boot of the machine and this process-id namespace. */
export const HOST = describeHost();

function isProcessGone(member: Member): boolean {
  if (HOST === 'unknown' || member.host !== HOST || member.pid === process.pid) return false;
  try {
    process.kill(member.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * A member is dead if it sent no heartbeat within its session timeout, or earlier if its process is known to
 * have exited. A heartbeat in the future was sent before the machine restarted.
 */
export function isDead(member: Member, now: number): boolean {
  return now - member.seen > member.sessionMs || member.seen > now || isProcessGone(member);
}
