import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Looks up all IP addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>

export const resolve: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** The only IPv6 range that IANA has assigned for global unicast. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/**
 * True if an address belongs to the public internet. False for private, loopback, link-local (cloud metadata), shared, multicast,
 * documentation and reserved addresses, and for IPv6 addresses that embed an IPv4 address other than by mapping.
 */
export const isPublic = (address: string): boolean => {
  // An address with a zone (`fe80::1%eth0`) is link-local.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL))
}

/**
 * The addresses of a URL's host, IPv4 first. Unless private addresses are allowed, throws if any address is private: a host with both
 * kinds is suspicious.
 */
export const addressesOf = async ({ hostname }: URL, allowPrivate: boolean, lookUp = resolve): Promise<string[]> => {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const addresses = ipaddr.isValid(literal) ? [literal] : await lookUp(hostname)
  if (addresses.length === 0) throw new Error(`${hostname} does not resolve to an address.`)
  const privateAddress = allowPrivate ? undefined : addresses.find((address) => !isPublic(address))
  if (privateAddress !== undefined)
    throw new Error(`${hostname} resolves to ${privateAddress}, which is not a public address.`)
  return addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
}
