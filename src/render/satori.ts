import type layOut from 'satori'

/** Lays out as satori does, which is loaded with the first picture: it takes as long as a family of capabilities. */
export const satori = async (...what: Parameters<typeof layOut>): Promise<string> =>
  (await import('satori')).default(...what)
