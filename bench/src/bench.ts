import { benchAnalyse } from './analyse.bench.ts'
import { benchAnalysis } from './analysis.bench.ts'
import { benchCheckMode } from './check-mode.bench.ts'
import { benchChecks } from './checks.bench.ts'
import { benchEditing } from './editing.bench.ts'
import { benchEditor } from './editor.bench.ts'
import { benchFirstTime } from './first-time.bench.ts'
import { benchHostile } from './hostile.bench.ts'
import { benchHostileDocuments } from './hostile-documents.bench.ts'
import { benchImport } from './import.bench.ts'
import { benchKeystroke } from './keystroke.bench.ts'
import { benchLabelledCvs } from './labelled-cvs.bench.ts'
import { benchMatch } from './match.bench.ts'
import { benchMerge } from './merge.bench.ts'
import { benchProofreading } from './proofreading.bench.ts'
import { benchRewrite } from './rewrite.bench.ts'
import { benchScore } from './score.bench.ts'
import { benchTypeset } from './typeset.bench.ts'

/** Every figure that the project claims. `npm run bench -- typeset` runs one. */
const benches: Record<string, () => Promise<void>> = {
	typeset: benchTypeset,
	analysis: benchAnalysis,
	keystroke: benchKeystroke,
	import: benchImport,
	checks: async () => {
		await benchChecks()
		await benchLabelledCvs()
	},
	'check-mode': benchCheckMode,
	analyse: benchAnalyse,
	score: benchScore,
	match: benchMatch,
	editing: benchEditing,
	'first-time': benchFirstTime,
	editor: benchEditor,
	merge: benchMerge,
	rewrite: benchRewrite,
	proofreading: benchProofreading,
	hostile: () => benchHostile(),
	'hostile-documents': benchHostileDocuments,
}

const [wanted] = process.argv.slice(2)
const names = wanted === undefined ? Object.keys(benches) : [wanted]
for (const name of names) {
	const bench = benches[name]
	if (bench === undefined)
		throw new Error(`No bench "${name}". There are: ${Object.keys(benches).join(', ')}`)
	console.log(`\n== ${name}`)
	await bench()
}
