import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { FetchProblem } from './fetch-problem.ts'
import { isPublicAddress } from './is-public-address.ts'

const usualPorts = ['', '80', '443', '8080', '8443']

/** Which addresses may be reached. */
export type AddressGuard = {
	/** Throws for an address that must not even be asked for. */
	check: (url: URL) => void
	/** Finds the address of a host for a connection, and only one that is allowed. */
	lookupFor: (url: URL) => LookupFunction
	/** Throws if a connection has led where it must not. */
	checkConnected: (url: URL, socket: Socket) => void
}

/**
 * Lets connections lead to the open internet only. A name is resolved once, and the connection goes to the address that
 * was looked at, so a name that changes its mind in between (DNS rebinding) gains nothing. `trusted` are hosts with
 * their ports (`feeds.local:8080`) that the operator allows although they are in a private network.
 */
export function addressGuard(trusted: readonly string[] = []): AddressGuard {
	const isTrusted = ({ host }: URL) => trusted.includes(host)
	return {
		check(url) {
			if (!/^https?:$/.test(url.protocol)) throw new FetchProblem('address_not_allowed')
			if (url.username !== '' || url.password !== '') throw new FetchProblem('address_not_allowed')
			if (isTrusted(url)) return
			if (!usualPorts.includes(url.port)) throw new FetchProblem('address_not_allowed')
			const host = readHost(url)
			// A name goes through `lookup`; a number does not.
			if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchProblem('address_not_allowed')
		},

		lookupFor: (url) => (hostname, options, callback) => {
			lookup(hostname, { ...options, all: true }, (error, found) => {
				if (error) return callback(error, '', 0)
				const addresses: LookupAddress[] = found
				const [first] = addresses
				const isAllowed =
					isTrusted(url) || addresses.every(({ address }) => isPublicAddress(address))
				// One private address among public ones is an attack too, so all of them count.
				if (first === undefined || !isAllowed) {
					return callback(new FetchProblem('address_not_allowed'), '', 0)
				}
				if (options.all) return callback(null, addresses)
				callback(null, first.address, first.family)
			})
		},

		checkConnected(url, socket) {
			if (isTrusted(url)) return
			if (!isPublicAddress(socket.remoteAddress ?? '')) {
				throw new FetchProblem('address_not_allowed')
			}
		},
	}
}

function readHost(url: URL): string {
	return url.hostname.replace(/^\[|\]$/g, '')
}
