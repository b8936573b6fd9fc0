import { readFileSync } from 'node:fs'
import { analyse, type Finding } from '@app/checks'
import { type CvDocument, emptyCv, fieldAt, plainWords } from '@app/cv'
import { finishedLines } from './rewrite/finished-lines.ts'
import { readBullets } from './rewrite/read-bullets.ts'
import { readMarkedCvs, readSealedCvs } from './score/marked-cvs.ts'
import { withTools } from './score/open-tools.ts'
import { scoreFile, type Tools, today } from './score/score-file.ts'

const checksOfLanguage = ['G10', 'G15', 'G18']
const states = ['clean', 'some', 'many'] as const
const linesAtOnce = 20

type Named = { checkId: string; quote: string; text: string }

/**
 * What the checks of language find: how many remarks good lines get, and how many mistakes are found in the CVs that one person wrote
 * without mistakes, with some and with many. A place is needless if its line stands word for word in the CV without mistakes.
 */
export async function benchProofreading(): Promise<void> {
	await withTools(async (tools) => {
		const ways = { rules: { ...tools, proofread: undefined }, corrector: tools }
		for (const [way, own] of Object.entries(ways)) {
			console.log(`\n${way}`)
			for (const [name, lines] of Object.entries(listGoodLines())) tellGoodLines(name, lines, own)
			await tellGoodCvs(own)
			await tellStates(own)
		}
	})
}

function listGoodLines(): Record<string, string[]> {
	const bullets = ['sealed.txt', 'tuning-1.txt', 'tuning-2.txt', 'tuning-4.txt'].flatMap(
		readBullets,
	)
	return {
		'lines of the samples': finishedLines().map(({ text }) => text),
		'lines that experts keep': bullets
			.filter(({ mayStay, isMessy }) => mayStay && !isMessy)
			.map(({ input }) => input),
		'lines that experts wrote': [...new Set(bullets.flatMap(({ approved }) => approved))],
	}
}

type OwnTools = Omit<Tools, 'proofread'> & { proofread: Tools['proofread'] | undefined }

function tellGoodLines(name: string, lines: readonly string[], tools: OwnTools): void {
	const named: Named[] = []
	for (let at = 0; at < lines.length; at += linesAtOnce) {
		const cv = toCv(lines.slice(at, at + linesAtOnce))
		const { knowsWord, proofread } = tools
		const words = { knowsWord, ...(proofread && { proofread }) }
		named.push(...listNamed(analyse({ cv, source: null, today, ...words }).findings, cv))
	}
	tellNamed(`${name}: ${lines.length}`, named)
}

function toCv(achievements: string[]): CvDocument {
	const cv = emptyCv()
	const job = { id: 'a', jobTitle: '', employer: '', location: '', startDate: '', endDate: '' }
	return { ...cv, experience: [{ ...job, current: false, summary: '', achievements }] }
}

async function tellGoodCvs(tools: OwnTools): Promise<void> {
	const good = [...readMarkedCvs(), ...readSealedCvs()].filter(({ mark }) => mark >= 85)
	const named: Named[] = []
	for (const { file, bytes } of good) {
		const { report, document } = await scoreFile({ bytes, fileName: file }, tools as Tools)
		if (report !== null && document !== null) named.push(...listNamed(report.findings, document))
	}
	tellNamed(`CVs marked 85 and over: ${good.length}`, named)
}

function tellNamed(name: string, named: readonly Named[]): void {
	console.log(`  ${name}, ${named.length} remarks`)
	for (const { checkId, quote, text } of named)
		console.log(`    ${checkId} “${quote}” in “${text.slice(0, 100)}”`)
}

function listNamed(findings: readonly Finding[], cv: CvDocument): Named[] {
	return findings
		.filter(({ checkId }) => checksOfLanguage.includes(checkId))
		.flatMap(({ checkId, evidence }) =>
			evidence.map(({ path, quote }) => ({ checkId, quote, text: textAt(cv, path) })),
		)
}

function textAt(cv: CvDocument, path: string | null): string {
	const value = path === null ? '' : fieldAt(cv, path)
	return typeof value === 'string' ? plainWords(value) : ''
}

async function tellStates(tools: OwnTools): Promise<void> {
	const all = readMarkedCvs()
	for (const state of states) {
		const cvs = all.filter(({ file }) => file.endsWith(`-${state}.txt`))
		let [found, needless] = [0, 0]
		const scores: string[] = []
		for (const { file, bytes } of cvs) {
			const clean = readFileSync(
				new URL(`score/cvs/${file.replace(`-${state}`, '-clean')}`, import.meta.url),
				'utf8',
			)
			const { report, document, score } = await scoreFile({ bytes, fileName: file }, tools as Tools)
			if (report === null || document === null) continue
			const named = listNamed(report.findings, document)
			const wrong = named.filter(({ text }) => text !== '' && clean.includes(text))
			found += named.length
			needless += wrong.length
			scores.push(String(score))
			for (const { checkId, quote, text } of wrong)
				console.log(`    needless in ${file}: ${checkId} “${quote}” in “${text.slice(0, 80)}”`)
		}
		console.log(
			`  ${cvs.length} CVs “${state}”: ${found} places named, ${needless} needless; scores ${scores.join(' ')}`,
		)
	}
}

if (import.meta.main) await benchProofreading()
