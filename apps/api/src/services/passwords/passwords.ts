import { hash, verify } from '@node-rs/argon2'
import { randomSecret } from '../hash-secret.ts'

export type Passwords = ReturnType<typeof passwords>

/** 19 MiB and two passes of Argon2id, the library's default algorithm: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes and compares passwords. */
export function passwords() {
	// Compared with when there is no password, so that an unknown account takes as long as a known one.
	const nobodys = hash(randomSecret(), cost)
	return {
		hash: (password: string): Promise<string> => hash(normalise(password), cost),

		/** Whether this is the password of the hash; takes as long and is false for `null`. */
		async matches(password: string, passwordHash: string | null): Promise<boolean> {
			const isSame = await verify(passwordHash ?? (await nobodys), normalise(password))
			return isSame && passwordHash !== null
		},
	}
}

// The same letters can be typed as different characters on different machines.
function normalise(password: string): string {
	return password.normalize('NFKC')
}
