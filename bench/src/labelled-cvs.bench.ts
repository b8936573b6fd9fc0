import { readFileSync } from 'node:fs'
import { analyse, checks } from '@app/checks'
import { cvDocumentSchema, upgradeSentDocument } from '@app/cv'
import type { KnowsWord } from '@app/language'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'

type LabelledCv = {
	id: string
	profession: string
	cv: unknown
	faults: string[]
	arguable: string[]
}
type Tally = { right: number; alarms: string[]; missed: string[] }

const sets = [
	{ name: 'thirty CVs of thirty trades', file: './checks/labelled-cvs.json' },
	{
		name: 'forty short CVs, many of crafts and of rare words',
		file: './checks/labelled-cvs-short.json',
	},
]
const today = '2026-11-22'

/**
 * Precision and recall of the checks on whole CVs that were written and labelled by hands that had not seen how the
 * checks work. What two careful people might disagree on counts neither way. What each set showed to be wrong was mended
 * since, so these figures tell that nothing got worse; at first the short CVs gave 0.96 and 0.88 for blockers and
 * warnings, 1.00 and 0.72 for tips.
 */
export async function benchLabelledCvs(): Promise<void> {
	const knowsWord = await openEnglishWords()
	for (const { name, file } of sets) {
		console.log(`\n${name}, written and labelled by hand`)
		tell(talliesOf(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')), knowsWord))
	}
}

function talliesOf(cvs: readonly LabelledCv[], knowsWord: KnowsWord): Map<string, Tally> {
	const tallies = new Map<string, Tally>()
	const tallyOf = (id: string) => {
		const tally = tallies.get(id) ?? { right: 0, alarms: [], missed: [] }
		tallies.set(id, tally)
		return tally
	}
	for (const { id, cv, faults, arguable } of cvs) {
		const document = cvDocumentSchema.parse(upgradeSentDocument(cv))
		const { findings } = analyse({
			cv: document,
			source: null,
			today,
			knowsWord,
			proofread: proofreadLine,
		})
		const found = findings.map(({ checkId }) => checkId)
		for (const checkId of found) {
			if (faults.includes(checkId)) tallyOf(checkId).right += 1
			else if (!arguable.includes(checkId)) tallyOf(checkId).alarms.push(id)
		}
		for (const checkId of faults) if (!found.includes(checkId)) tallyOf(checkId).missed.push(id)
	}
	return tallies
}

function tell(tallies: ReadonlyMap<string, Tally>): void {
	console.log('check  severity    right  alarms  missed')
	for (const { id, severity, title } of checks) {
		const tally = tallies.get(id)
		if (tally === undefined) continue
		const { right, alarms, missed } = tally
		const cells = [
			id.padEnd(6),
			severity.padEnd(11),
			`${right}`.padStart(5),
			`${alarms.length}`.padStart(7),
			`${missed.length}`.padStart(7),
		]
		const named = alarms.length > 0 ? ` (alarms: ${alarms.slice(0, 4).join(', ')})` : ''
		console.log(`${cells.join(' ')}  ${title}${named}`)
	}
	for (const isTip of [false, true]) {
		const own = checks
			.filter(({ severity }) => (severity === 'tip') === isTip)
			.flatMap(({ id }) => tallies.get(id) ?? [])
		const right = own.reduce((total, tally) => total + tally.right, 0)
		const alarms = own.reduce((total, tally) => total + tally.alarms.length, 0)
		const missed = own.reduce((total, tally) => total + tally.missed.length, 0)
		console.log(
			`${isTip ? 'tips' : 'blockers and warnings'}: precision ${(right / (right + alarms)).toFixed(2)}, recall ${(right / (right + missed)).toFixed(2)} of ${right + missed} labelled`,
		)
	}
}
