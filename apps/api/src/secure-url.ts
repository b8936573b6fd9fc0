import { z } from 'zod'

/** An address that secrets are sent to: they may only travel unencrypted inside one machine. */
export const secureUrl = z
	.url('must be an address such as https://accounts.example.com')
	.refine(isEncryptedOrLocal, 'must begin with https://')
	.transform((address) => address.replace(/(?<!\/)\/+$/, ''))

function isEncryptedOrLocal(address: string): boolean {
	const { protocol, hostname } = new URL(address)
	return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
