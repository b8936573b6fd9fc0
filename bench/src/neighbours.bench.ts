import { parseArgs } from 'node:util'
import { readTestServer } from '../../apps/api/src/config.ts'
import { measureEngine } from './neighbours/measure-engine.ts'
import { printEngine, printHeader } from './neighbours/print-outcome.ts'
import { type Letter, titles } from './neighbours/stage.ts'

/** Measures how much one abuser costs the others. `-- --only C,G`, `--database embedded` and `--short` do less. */
const { values: asked } = parseArgs({
	options: {
		only: { type: 'string', default: Object.keys(titles).join(',') },
		database: { type: 'string' },
		short: { type: 'boolean', default: false },
	},
})
const letters = asked.only.split(',').map(readLetter)
const engines = (['embedded', 'postgres'] as const).filter(
	(engine) => asked.database === undefined || asked.database === engine,
)
if (engines.length === 0) throw new Error(`No database "${asked.database}".`)

const total = { all: 0, met: 0, strictlyMet: 0 }
printHeader()
for (const engine of engines) {
	const outcome = await measureEngine(engine, {
		letters,
		secondsAlone: asked.short ? 2 : 2.5,
		secondsBeside: asked.short ? 3.5 : 6,
		waitsForDeadlines: !asked.short,
		serverUrl: readTestServer(),
	})
	const { all, met, strictlyMet } = printEngine(outcome)
	total.all += all
	total.met += met
	total.strictlyMet += strictlyMet
}
console.log(
	`\naims met ${total.met} of ${total.all} (${total.strictlyMet} without the allowance for quick actions)`,
)
if (total.met < total.all || total.all === 0) process.exitCode = 1

function readLetter(given: string): Letter {
	const letter = given.trim().toUpperCase()
	if (!isLetter(letter)) throw new Error(`No abuse "${given}". There are: ${Object.keys(titles)}`)
	return letter
}

function isLetter(text: string): text is Letter {
	return Object.hasOwn(titles, text)
}
