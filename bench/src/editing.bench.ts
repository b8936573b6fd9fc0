import { runEditing } from './editing/run-editing.ts'

const stepsOfOneLife = 500

/** A CV's life in the editor, thousands of random steps of it, against what its person was told. */
export async function benchEditing(): Promise<void> {
	const steps = Number(process.argv[3] ?? 10_000)
	const lives = Math.ceil(steps / stepsOfOneLife)
	const sums: Record<string, number> = {}
	const losses: string[] = []
	const startedAt = performance.now()
	for (let seed = 1; seed <= lives; seed += 1) {
		const run = await runEditing(seed, stepsOfOneLife)
		for (const [name, count] of Object.entries({ ...run.counts, promised: run.promised })) {
			sums[name] = (sums[name] ?? 0) + count
		}
		losses.push(...run.losses.map((loss) => `life ${seed}: ${loss}`))
	}
	const of = (name: string) => `${sums[name] ?? 0}`
	console.log(`${lives * stepsOfOneLife} random steps in ${lives} lives of a CV`)
	console.log(`  edits / undo / redo     ${of('edits')} / ${of('undos')} / ${of('redos')}`)
	console.log(`  tabs opened / killed    ${of('tabs')} / ${of('kills')}`)
	console.log(`  offline spells          ${of('offline')}`)
	console.log(`  saves / stale ones      ${of('saves')} / ${of('conflicts')}`)
	console.log(`  requests / answers lost ${of('lostRequests')} / ${of('lostAnswers')}`)
	console.log(`  choices by the person   ${of('choices')}`)
	console.log(`  promised words          ${of('promised')}`)
	console.log(`  lost, twice or apart    ${losses.length}`)
	console.log(`  undo or redo not exact  ${of('inexact')}`)
	console.log(`  seconds                 ${((performance.now() - startedAt) / 1000).toFixed(1)}`)
	if (losses.length > 0) throw new Error(losses.slice(0, 20).join('\n'))
}
