import { BlockList, isIP, isIPv4 } from 'node:net'

// IANA's registries of special-purpose addresses, and addresses that are given to nobody.
const special = new BlockList()
const ranges4: [address: string, bits: number][] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	// Where machines at Azure reach what only they may.
	['168.63.129.16', 32],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.31.196.0', 24],
	['192.52.193.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['192.175.48.0', 24],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
]
const ranges6: [address: string, bits: number][] = [
	// Tunnels and benchmarks: some of these carry an IPv4 address, which could be a private one.
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['2620:4f:8000::', 48],
	['3fff::', 20],
]
for (const [address, bits] of ranges4) special.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of ranges6) special.addSubnet(address, bits, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the open internet: not this machine, its networks, or reserved. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 0) return false
	if (isIPv4(address)) return !special.check(address, 'ipv4')
	// Only addresses that are handed out to the open internet: that leaves out loopback, local, mapped and translated
	// addresses.
	return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
