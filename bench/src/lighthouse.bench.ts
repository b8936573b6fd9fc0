import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { root, startProduct } from '@app/e2e/product'
import { median } from './percentile.ts'

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string' }, keep: { type: 'string' } },
})
/** The pages that most people see first, of each kind one, unless others are named. */
const pages =
	positionals.length > 0 ? positionals : ['/', '/blog/nurse-cv', '/pricing', '/cv-analysis']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The score of performance moves with what else the machine does, so each page is measured so often. */
const runs = Number(options.runs ?? 3)

type Request = { resourceType?: string; transferSize?: number }
type Report = {
	categories: Record<(typeof categories)[number], { score: number; auditRefs: { id: string }[] }>
	audits: Record<
		string,
		{
			score: number | null
			title: string
			numericValue?: number
			details?: { items?: Request[] }
		}
	>
}

/** Where the reports are left for a closer look (`--keep folder`); else they go when the figures are told. */
const kept = options.keep === undefined ? null : resolve(options.keep)
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'ella-lighthouse-')))
await mkdir(folder, { recursive: true })
const product = await startProduct()
try {
	console.log(`Lighthouse, mobile profile, the middle of ${runs} runs (aim: 97 in all four,`)
	console.log(
		'largest contentful paint under 1.8 s, scripts on the landing under 131 kB compressed)',
	)
	for (const page of pages) printPage(page, await measure(page))
} finally {
	await product.stop()
	if (kept === null) await rm(folder, { recursive: true })
}

async function measure(page: string): Promise<Report[]> {
	const reports: Report[] = []
	for (let run = 0; run < runs; run += 1) {
		const name = `${page.replaceAll('/', '-').slice(1) || 'landing'}-${run + 1}`
		const file = join(folder, `${name}.json`)
		await lookAt(page, file)
		// Lighthouse's own format, which its version fixes.
		reports.push(JSON.parse(await readFile(file, 'utf8')) as Report)
	}
	return reports
}

/** A run whose trace was not recorded says so and asks for another; only then is it made again, once. */
async function lookAt(page: string, file: string): Promise<void> {
	try {
		await runLighthouse(page, file)
	} catch (error) {
		if (!String(error).includes('Please run Lighthouse again')) throw error
		console.error(`  (${page}: Lighthouse recorded no trace, measured again)`)
		await runLighthouse(page, file)
	}
}

async function runLighthouse(page: string, file: string): Promise<void> {
	await promisify(execFile)(
		process.execPath,
		[
			join(root, 'bench/lighthouse/node_modules/lighthouse/cli/index.js'),
			`${product.url}${page}`,
			'--quiet',
			'--output=json',
			`--output-path=${file}`,
			`--chrome-flags=--headless=new ${launchArguments.join(' ')}`,
		],
		{ env: { ...process.env, CHROME_PATH: chromiumPath } },
	)
}

function printPage(page: string, reports: Report[]): void {
	const middle = (of: (report: Report) => number) => median(reports.map(of))
	const scores = categories.map(
		(category) => `${category} ${middle((one) => one.categories[category].score * 100).toFixed(0)}`,
	)
	const paint = middle((one) => one.audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
	const shift = middle((one) => one.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
	const blocked = middle((one) => one.audits['total-blocking-time']?.numericValue ?? Number.NaN)
	console.log(`\n${page}`)
	console.log(`  ${scores.join(', ')}`)
	console.log(
		`  largest contentful paint ${(paint / 1000).toFixed(2)} s, shift ${shift.toFixed(3)}, blocked ${blocked.toFixed(0)} ms, scripts ${(middle(scriptBytes) / 1000).toFixed(0)} kB`,
	)
	const [first] = reports
	if (first !== undefined) for (const line of remarks(first)) console.log(`    ${line}`)
}

/** Returns the bytes of scripts that were transferred until the page was quiet. */
function scriptBytes({ audits }: Report): number {
	const requests = audits['network-requests']?.details?.items ?? []
	return requests
		.filter(({ resourceType }) => resourceType === 'Script')
		.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** Returns the audits with a low score, which explain a figure below the aim. */
function remarks({ categories: found, audits }: Report): string[] {
	const ids = new Set(categories.flatMap((one) => found[one].auditRefs.map(({ id }) => id)))
	return [...ids].flatMap((id) => {
		const { score, title } = audits[id] ?? { score: null, title: id }
		return score !== null && score < 0.9 ? [`${title} (${id}: ${score})`] : []
	})
}
