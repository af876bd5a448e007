import { type House, storeLocation } from '../api/house.ts'
import type { Store } from '../store/store.ts'

/** Runs a command on the store and closes it afterwards. Stderr names the store, so that a missing DATABASE_URL is noticed. */
export const withStore = async (
  { openStore, settings }: Pick<House, 'openStore' | 'settings'>,
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
