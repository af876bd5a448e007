import { type AppContext, storeLocation } from '../api/command-context.ts'
import type { Store } from '../store/store.ts'

/** Runs a command on the store and closes it afterwards. Stderr names the store, so that a missing DATABASE_URL is noticed. */
export const withStore = async (
  { openStore, settings }: Pick<AppContext, 'openStore' | 'settings'>,
  work: (store: Store) => Promise<void>,
): Promise<void> => {
  console.error(`khagola: store: ${storeLocation(settings)}`)
  const store = await openStore()
  try {
    await work(store)
  } finally {
    await store.close()
  }
}
