import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Every address of a host name. */
export type Resolve = (host: string) => Promise<string[]>

export const resolve: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** 2000::/3 is all that IANA has given out for global unicast; the rest of IPv6, old and reserved, leads nowhere public. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet: no private, loopback, link-local (where clouds keep their metadata),
 * shared, multicast, documentation or reserved one, nor one of IPv6 that stands for an address of IPv4 other than by mapping.
 */
export const isPublic = (address: string): boolean => {
  // A zone (`fe80::1%eth0`) is of a link, and so never public.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)
  return plain.range() === 'unicast' && (plain.kind() === 'ipv4' || plain.match(GLOBAL))
}

/**
 * The addresses of a URL's host, those of IPv4 first. Unless private ones are allowed, a single one among them refuses all:
 * whoever answers with both is trying something.
 */
export const addressesOf = async ({ hostname }: URL, allowPrivate: boolean, ask = resolve): Promise<string[]> => {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const addresses = ipaddr.isValid(literal) ? [literal] : await ask(hostname)
  if (addresses.length === 0) throw new Error(`${hostname} has no address.`)
  const hidden = allowPrivate ? undefined : addresses.find((address) => !isPublic(address))
  if (hidden !== undefined) throw new Error(`${hostname} leads to ${hidden}, which is not a public address.`)
  return addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
}
