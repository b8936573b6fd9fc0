import { type CvDocument, mergeCvs, sameValue, type ThreeVersions } from '@app/cv'
import { findLosses } from './merge/find-losses.ts'
import { randomFrom } from './merge/random.ts'
import { editRandomly, randomCv } from './merge/random-edits.ts'
import { percentile } from './percentile.ts'

const merges = 500
const mostEdits = 12

/** Runs random three-way merges. A judge that doesn't use the merge code checks each for losses. */
export async function benchMerge(): Promise<void> {
	const times: number[] = []
	const losses: string[] = []
	let [collisions, joined] = [0, 0]
	for (let seed = 1; seed <= merges; seed += 1) {
		const versions = randomVersions(seed)
		const startedAt = performance.now()
		const merge = mergeCvs(versions.base, versions.mine, versions.theirs)
		times.push(performance.now() - startedAt)
		collisions += merge.collisions.length
		if (merge.collisions.length === 0) joined += 1
		const found = [...findLosses(versions, merge), ...brokenLaws(versions)]
		losses.push(...found.map((loss) => `merge ${seed}: ${loss}`))
	}
	console.log(`${merges} random three-way merges, up to ${mostEdits} edits on each side`)
	console.log(`  joined by themselves    ${joined}`)
	console.log(`  places to choose        ${collisions}`)
	console.log(`  silent losses           ${losses.length}`)
	console.log(
		`  time p50 / p95 / max    ${[0.5, 0.95, 1].map((p) => percentile(times, p).toFixed(2)).join(' / ')} ms`,
	)
	if (losses.length > 0) throw new Error(losses.slice(0, 20).join('\n'))
}

function randomVersions(seed: number): ThreeVersions<CvDocument> {
	const random = randomFrom(seed)
	let marked = 0
	const mark = () => `w${marked++}`
	const base = randomCv(random, mark)
	const edit = () => editRandomly(base, 1 + random.below(mostEdits), { random, mark })
	return { base, mine: edit(), theirs: edit() }
}

/** A side that changed nothing gives way, and two equal sides are their own merge. */
function brokenLaws({ base, mine, theirs }: ThreeVersions<CvDocument>): string[] {
	const laws = [
		{ merge: mergeCvs(base, base, theirs), is: theirs },
		{ merge: mergeCvs(base, mine, base), is: mine },
		{ merge: mergeCvs(base, mine, structuredClone(mine)), is: mine },
	]
	return laws
		.filter(({ merge, is }) => merge.collisions.length > 0 || !sameValue(merge.merged, is))
		.map((_broken, index) => `Law ${index} is broken`)
}
