import { UserError } from '@footnote/runtime/user-error';

/** Why a backup could not be created or used; nothing was changed then. */
export type BackupFault =
  /** The data folder has no log. */
  | 'nothing_to_back_up'
  /** The folder to write to exists and is not empty. */
  | 'folder_not_empty'
  /** A running command answers for the data folder. */
  | 'folder_in_use'
  /** The log is on Kafka, so a backup of the folder would not include it. */
  | 'not_embedded'
  /** The folder has no manifest. */
  | 'not_a_backup'
  /** A newer release wrote it. */
  | 'newer_format'
  /** A file is missing or differs from what was backed up. */
  | 'damaged'
  /** The data folder itself is damaged, so that a backup would preserve the damage. */
  | 'source_damaged';

export class BackupError extends UserError {
  readonly fault: BackupFault;

  constructor(fault: BackupFault, message: string, hint?: string) {
    super(message, hint);
    this.fault = fault;
  }
}
