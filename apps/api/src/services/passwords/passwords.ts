import { hash, verify } from '@node-rs/argon2'
import { background, currentTurnTaker } from '#db/turn-taker.ts'
import { FairQueue } from '../fair-queue/fair-queue.ts'
import { randomSecret } from '../hash-secret.ts'

export type Passwords = ReturnType<typeof passwords>

/** 19 MiB and two passes of Argon2id, the library's default algorithm: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The most hashes at a time: they share a few threads with everything that reads files. */
const lanes = 2
/** A hash that would wait longer is refused at once; those who wait are served in rotation. */
const mostWaitMs = 1000

/** Hashes and compares passwords. */
export function passwords() {
	const queue = new FairQueue({ lanes, mostAtOnce: lanes, now: () => performance.now() })
	const inTurn = <T>(work: () => Promise<T>) => {
		const { key } = currentTurnTaker()
		return queue.run(work, { key, mostWaitMs: key === background ? Infinity : mostWaitMs })
	}
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
