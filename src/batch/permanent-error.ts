import { SetupError } from '../settings.ts'

/** An error of a run that no further attempt can mend, such as a changed input. A shared run fails with it at once. */
export class PermanentError extends SetupError {}
