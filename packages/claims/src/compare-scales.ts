import type { Clue, FindingKind } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Degrees } from './scale-degrees.ts'

const kinds: Readonly<Record<string, FindingKind>> = {
	frequency: 'frequency',
	share: 'scope',
	certainty: 'uncertain',
	skill: 'word',
	rank: 'act',
	reach: 'scope',
	employment: 'junior',
	success: 'word',
	company: 'joint',
	cause: 'cause',
	quality: 'word',
	currency: 'past',
	limit: 'left-out',
	training: 'received',
	progress: 'planned',
	authority: 'act',
	charge: 'act',
	extent: 'partial',
	origin: 'act',
}

/** How often, how much, how surely, how well: where the new text is further up a scale than the old one. */
export function compareScales(before: Reading, after: Reading): Clue[] {
	const [own, theirs] = [after.degrees, before.degrees]
	const named = new Set([...own.keys(), ...theirs.keys()])
	return [...named].flatMap((scale) =>
		nameDifferences(own.get(scale), theirs.get(scale)).map((name) => ({
			name: `${scale} ${name}`,
			value: 1,
			kind: kinds[scale] ?? 'word',
			before: theirs.get(scale)?.lowest.token,
			after: own.get(scale)?.highest.token,
			isDecisive: scale === 'company' && claimsAlone(own.get(scale), theirs.get(scale), name),
		})),
	)
}

const alone = 2
const unaided = 3

// "Single-handedly" for work that nothing says was done without help.
function claimsAlone(now: Degrees | undefined, then: Degrees | undefined, name: string): boolean {
	return (
		/^(?:new at|up to)/.test(name) &&
		now?.highest.degree === unaided &&
		(then?.highest.degree ?? 0) < alone
	)
}

function nameDifferences(now: Degrees | undefined, then: Degrees | undefined): string[] {
	if (now === undefined) return then === undefined ? [] : [`gone from ${then.lowest.degree}`]
	if (then === undefined) return [`new at ${now.highest.degree}`]
	const rise = now.highest.degree - then.highest.degree
	const ofLowest = now.lowest.degree - then.lowest.degree
	const names = [rise === 0 ? 'same' : `${rise > 0 ? 'up' : 'down'} ${Math.min(3, Math.abs(rise))}`]
	if (ofLowest > 0) names.push(`lowest up ${Math.min(3, ofLowest)}`)
	if (rise > 0) names.push(`up to ${now.highest.degree}`)
	return names
}
