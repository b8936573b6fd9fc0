/** An Ella that is attacked: two processes on one database, with what stands around them. */
export type Target = {
	/** The address that people use; links and redirects lead there. */
	url: string
	/** The second process. */
	otherUrl: string
	mailFolder: string
	/** The key that tokens are signed with, as the operator knows it. */
	secretKey: string
}

/** One thing that was seen, in words, and whether it is how it has to be. */
export type Finding = { says: string; isRight: boolean }

type Outcome = {
	/** What the attacker got; right when it was nothing. */
	tries: Finding[]
	/** What the rightful person got for the same request; when that is nothing too, the tries prove nothing. */
	controls: Finding[]
}

export type Attack = { title: string; run: (target: Target) => Promise<Outcome> }

export type Verdict = 'held' | 'SUCCEEDED' | 'PROVES NOTHING' | 'DID NOT RUN'

/** Says what was seen. */
export function seen(says: string, isRight: boolean): Finding {
	return { says, isRight }
}

/** Makes an attack and prints all that was seen. */
export async function report(attack: Attack, target: Target): Promise<Verdict> {
	try {
		const outcome = await attack.run(target)
		const verdict = judge(outcome)
		console.log(`\n${verdict.padEnd(15)} ${attack.title}`)
		for (const each of outcome.tries) printFinding('attack', each)
		for (const each of outcome.controls) printFinding('control', each)
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

function printFinding(kind: string, { says, isRight }: Finding): void {
	console.log(`  ${isRight ? ' ' : '!'} ${kind.padEnd(9)} ${says}`)
}
