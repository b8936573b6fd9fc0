import { rewriteBullet } from '@app/rewrite'
import { readJudged } from './read-judged.ts'
import { readRewritePairs } from './read-pairs.ts'

const verdicts = ['better', 'cosmetic', 'wrong', 'unfaithful'] as const

/** Prints blind readers' verdicts on the wordings that are still offered today. */
export function printBlindVerdicts(): void {
	const judged = readJudged()
	const offered = judged.filter(
		({ before, current, after }) => rewriteBullet(before, { current }).after === after,
	)
	const counts = verdicts.map((name) => {
		const count = offered.filter(({ verdict }) => verdict === name).length
		return `${name} ${count}`
	})
	console.log(
		`blind verdicts: ${judged.length} wordings, ${offered.length} of them offered today: ${counts.join(', ')}`,
	)
}

/** How the rewriter does beside advisers: good lines that it changes, weak ones that it leaves. */
export function printBesideAdvisers(): void {
	const pairs = readRewritePairs().map((pair) => {
		const { after } = rewriteBullet(pair.before, { current: pair.current })
		return { ...pair, output: after }
	})
	const isGood = ({ before, after }: (typeof pairs)[number]) => after[0] === before
	const good = pairs.filter(isGood)
	const weak = pairs.filter((pair) => !isGood(pair))
	const changed = (own: typeof pairs) => own.filter(({ before, output }) => output !== before)
	const messy = weak.filter(({ isMessy }) => isMessy)
	console.log(
		`beside advisers: ${changed(good).length} of ${good.length} good lines changed; ${changed(weak).length} of ${weak.length} weak ones, of messy ones ${changed(messy).length} of ${messy.length}`,
	)
}
