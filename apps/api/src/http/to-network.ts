import { isIPv6 } from 'node:net'

/**
 * Returns the network that counts as one caller: an IPv4 address, or the /64 network that a household has in IPv6.
 */
export function toNetwork(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
	if (mapped) return mapped
	if (!isIPv6(address)) return address
	const [head = '', tail = ''] = address.replace(/%.*/, '').split('::')
	const [first, last] = [parseGroups(head), parseGroups(tail)]
	const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0)
	const network = [...first, ...zeros, ...last].slice(0, 4)
	return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

function parseGroups(part: string): number[] {
	return part
		.split(':')
		.filter(Boolean)
		.map((group) => Number.parseInt(group, 16))
}
