/** A running Ella to attack: two processes on one database, with the services around them. */
export type Target = {
	/** The address that people use; links and redirects lead there. */
	url: string
	/** The second process. */
	otherUrl: string
	mailFolder: string
	/** The key that tokens are signed with, as the operator knows it. */
	secretKey: string
	/** Whether an attack of many thousand requests makes only a part of them, for the tests of every change. */
	isQuick: boolean
}

/** One thing that was seen, in words, and whether it is how it has to be. */
export type Finding = { says: string; isRight: boolean }

type Outcome = {
	/** The attacker's requests; each is right when it got nothing. */
	tries: Finding[]
	/** The same requests by the rightful owner. If they got nothing either, the tries prove nothing. */
	controls: Finding[]
}

export type Attack = {
	title: string
	/** Whether it hashes so many passwords, or waits for so many messages, that the tests of every change leave it out. */
	isSlow?: true
	run: (target: Target) => Promise<Outcome>
}

export type Verdict = 'held' | 'SUCCEEDED' | 'PROVES NOTHING' | 'DID NOT RUN'

/** Says what was seen. */
export function seen(says: string, isRight: boolean): Finding {
	return { says, isRight }
}

/**
 * The most findings of one kind that are printed in full. Beyond it, only the wrong ones are printed, with a count of
 * all.
 */
const mostPrinted = 40

/** Runs an attack, prints its findings and returns the verdict. */
export async function report(attack: Attack, target: Target): Promise<Verdict> {
	const started = performance.now()
	try {
		const outcome = await attack.run(target)
		const verdict = judge(outcome)
		const seconds = ((performance.now() - started) / 1000).toFixed(1)
		console.log(`\n${verdict.padEnd(15)} ${attack.title} (${seconds} s)`)
		printFindings('attack', outcome.tries)
		printFindings('control', outcome.controls)
		return verdict
	} catch (error) {
		console.log(`\nDID NOT RUN     ${attack.title}`)
		console.log(error)
		return 'DID NOT RUN'
	}
}

function judge({ tries, controls }: Outcome): Verdict {
	if (tries.some(({ isRight }) => !isRight)) return 'SUCCEEDED'
	const provesSomething = tries.length > 0 && controls.length > 0
	return provesSomething && controls.every(({ isRight }) => isRight) ? 'held' : 'PROVES NOTHING'
}

function printFindings(kind: string, findings: Finding[]): void {
	const printed =
		findings.length > mostPrinted ? findings.filter(({ isRight }) => !isRight) : findings
	for (const { says, isRight } of printed) {
		console.log(`  ${isRight ? ' ' : '!'} ${kind.padEnd(9)} ${says}`)
	}
	if (findings.length > mostPrinted) {
		console.log(`    ${kind.padEnd(9)} ${findings.length} in all, ${printed.length} wrong`)
	}
}
