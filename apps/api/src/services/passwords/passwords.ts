import { hash, verify } from '@node-rs/argon2'
import { randomSecret } from '../hash-secret.ts'
import { limitConcurrency } from './limit-concurrency.ts'

export type Passwords = ReturnType<typeof passwords>

/** 19 MiB and two passes of Argon2id, the library's default algorithm: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The most hashes at a time: they share a few threads with everything that reads files. */
const lanes = 2
/** With more waiting, each would wait for longer than anybody does. */
const mostWaiting = 200

/** Hashes and compares passwords. */
export function passwords() {
	const inTurn = limitConcurrency({ lanes, mostWaiting })
	// Compared with when there is no password, so that an unknown account takes as long as a known one.
	const nobodys = hash(randomSecret(), cost)
	return {
		hash: (password: string): Promise<string> => inTurn(() => hash(normalise(password), cost)),

		/** Whether this is the password of the hash; takes as long and is false for `null`. */
		async matches(password: string, passwordHash: string | null): Promise<boolean> {
			const compared = passwordHash ?? (await nobodys)
			const isSame = await inTurn(() => verify(compared, normalise(password)))
			return isSame && passwordHash !== null
		},
	}
}

// The same letters can be typed as different characters on different machines.
function normalise(password: string): string {
	return password.normalize('NFKC')
}
