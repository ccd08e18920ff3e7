import { Command } from 'commander';
import { printable } from '@footnote/runtime/printable';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { examineArchive } from '../doctor/archive.ts';
import { examineClock } from '../doctor/clock.ts';
import { examineData } from '../doctor/data.ts';
import type { Finding } from '../doctor/finding.ts';
import { examineSettings } from '../doctor/settings.ts';
import { examineSecurity } from '../doctor/security.ts';
import { examineStored } from '../doctor/stored.ts';
import { examineSurroundings } from '../doctor/surroundings.ts';
import { examineWebhooks } from '../doctor/webhooks.ts';
import { dataOption, type DataOption } from '../options.ts';

type DoctorOptions = DataOption & { readonly json?: true; readonly thorough?: true };

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('report what is wrong and how to fix it; fail if something does not work')
    .addOption(dataOption())
    .option('--thorough', 'also read the whole log and archive and compare them with their checksums')
    .option('--json', 'print one JSON object per line')
    .action(doctor);
}

async function doctor(options: DoctorOptions): Promise<void> {
  let problems = 0;
  const print = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      if (finding.level === 'problem') problems += 1;
      const shown = options.json === true ? JSON.stringify(finding) : lineOf(finding);
      console.log(printable(shown));
    }
  };
  const { findings, config } = examineSettings(process.env, { dataDir: options.data });
  print(findings);
  if (config !== null) {
    const dir = dataDirAt(config.dataDir);
    print(examineWebhooks(config));
    print(await examineSecurity(config));
    print(await examineSurroundings(config, dir));
    print(await examineArchive(config));
    print(await examineClock(config, Date.now));
    if (problems === 0) print(await examineStored(config, dir, { thorough: options.thorough === true }));
    // What opens log and tables reads the settings itself.
    if (problems === 0) print(await examineData(config, dir, options));
  }
  if (problems > 0) process.exitCode = 1;
}

function lineOf({ check, level, finding, mend }: Finding): string {
  const line = `${level.padEnd(8)} ${check.padEnd(12)} ${finding}`;
  return mend === null ? line : `${line}\n${' '.repeat(22)}${mend}`;
}
