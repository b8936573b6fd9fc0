import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generateCvs } from './import/generate.ts'
import { benchPages } from './import/pages/bench-pages.ts'
import { readSamples } from './import/read-samples.ts'
import type { Split } from './import/recipes.ts'
import { printGain } from './import/report/print-gain.ts'
import { printMisses } from './import/report/print-misses.ts'
import { printReport } from './import/report/print-report.ts'
import { printWorst } from './import/report/print-worst.ts'

export type ImportBenchOptions = {
	count: number
	seed: string
	split: Split
	/** One maker only, or `null`. */
	maker: string | null
	/** Where the files stay; `null` for a cache in the temporary folder. */
	keep: string | null
	/** How many of the worst files are told about. */
	worst: number
	/** A field, or several separated by commas, whose misses are all printed; `''` for none. */
	misses: string
	/** Whether all is read once more by rules alone. */
	compares: boolean
}

const defaults: ImportBenchOptions = {
	count: 120,
	seed: 'held-out',
	split: 'held-out',
	maker: null,
	keep: null,
	worst: 0,
	misses: '',
	compares: true,
}

/**
 * Reads generated CVs with the importer and prints how well it did. The default, held-out layouts measure it on
 * layouts that it wasn't built with. Work on the importer must look at the development layouts only.
 */
export async function benchImport(options: Partial<ImportBenchOptions> = {}): Promise<void> {
	const { keep, worst, misses, compares, ...what } = { ...defaults, ...options }
	const corpus = await generateCvs({ ...what, folder: keep })
	console.log(`${corpus.samples.length} CVs of the ${what.split} layouts, seed "${what.seed}"`)
	const results = await readSamples(corpus)
	printReport(results)
	if (compares) printGain(await readSamples(corpus, ['learned-part']), results)
	if (worst > 0) printWorst(results.readings, worst, corpus.folder)
	for (const field of misses.split(',').filter(Boolean)) printMisses(results.readings, field)
}

function optionsFromCommandLine() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			pages: { type: 'string' },
			from: { type: 'string' },
			perturb: { type: 'boolean', default: false },
			losses: { type: 'boolean', default: false },
			count: { type: 'string', default: '120' },
			split: { type: 'string', default: 'held-out' },
			seed: { type: 'string' },
			maker: { type: 'string' },
			keep: { type: 'string' },
			worst: { type: 'string', default: '0' },
			misses: { type: 'string', default: '' },
			quick: { type: 'boolean', default: false },
		},
	})
	const split = values.split === 'development' ? 'development' : 'held-out'
	const options: Partial<ImportBenchOptions> = {
		split,
		seed: values.seed ?? split,
		count: Number(values.count),
		maker: values.maker ?? null,
		keep: values.keep ?? null,
		worst: Number(values.worst),
		misses: values.misses,
		compares: !values.quick,
	}
	const untidy = positionals.includes('untidy') ? (values.from ?? untidyPages) : null
	const pages = values.pages ?? untidy ?? (values.perturb ? ownPages : null)
	return { options, pages, shown: { isPerturbed: values.perturb, showsLosses: values.losses } }
}

/** CVs in layouts that others made. */
const ownPages = fileURLToPath(new URL('./import/pages/made-by-others', import.meta.url))

/** Untidier ones, of other hands. */
const untidyPages = fileURLToPath(new URL('./import/pages/untidy', import.meta.url))

if (import.meta.main) {
	const { options, pages, shown } = optionsFromCommandLine()
	if (pages === null) await benchImport(options)
	else await benchPages(pages === 'own' ? ownPages : pages, shown)
}
