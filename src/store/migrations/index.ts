import accountsAndLedger from './0001-accounts-and-ledger.ts'

/** In order; a store's version is how many of them it has run. */
export const MIGRATIONS: readonly string[] = [accountsAndLedger]
