import { analyse, applyFix, type Report } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { goodCvs } from '@app/cv/fixtures'
import { exampleCvs } from '@app/typeset'
import { createRandom } from '../../import/random.ts'
import { readMarkedCvs, readSealedCvs } from '../marked-cvs.ts'
import { scoreFile, type Tools, today } from '../score-file.ts'
import type { Edit, EditMaker } from './edit.ts'
import {
	addEntry,
	deleteDetail,
	fillField,
	moveHobbies,
	splitParagraph,
	splitTitle,
} from './part-edits.ts'
import { addFigure, dropBuzzwords, spellBuzzwordsRight, spellRight } from './word-edits.ts'

/** Differences below this are rounding errors. */
const noticed = 0.01
const mostShown = 12

type Tried = Edit & { cv: string; then: number; now: number; lost: number }

/**
 * Tries on many CVs that fixing one named fault never lowers the score: faults that a generator makes and repairs,
 * and every button of the report. Prints how many fixes of each kind lowered it, and the worst.
 */
export async function benchEdits(tools: Tools): Promise<void> {
	const cvs = [...writtenCvs(), ...(await readCvs(tools))]
	const tried = cvs.flatMap(({ name, cv }) => tryEdits(name, cv, tools))
	const kinds = [...Map.groupBy(tried, ({ kind }) => kind)]
	console.log(`\nfixing one thing, on ${cvs.length} CVs: how many edits lower the score`)
	for (const [kind, own] of kinds) printRow(kind, own)
	printRow('all', tried)
	const worst = tried.filter(({ lost }) => lost > 1).sort((a, b) => b.lost - a.lost)
	for (const { cv, kind, what, then, now } of worst.slice(0, mostShown))
		console.log(`  ${then.toFixed(1)} → ${now.toFixed(1)}  ${kind}: ${what.slice(0, 90)}  ${cv}`)
}

function printRow(kind: string, tried: readonly Tried[]): void {
	const lowered = tried.filter(({ lost }) => lost > noticed)
	const most = Math.max(0, ...tried.map(({ lost }) => lost))
	console.log(
		`  ${kind.padEnd(36)} ${lowered.length} of ${tried.length} lower it, ${lowered.filter(({ lost }) => lost > 1).length} by more than a point, ${most.toFixed(1)} at most`,
	)
}

function writtenCvs(): { name: string; cv: CvDocument }[] {
	return [
		...exampleCvs.map(({ id, cv }) => ({ name: id, cv })),
		...goodCvs.map((cv, index) => ({ name: `fixture ${index + 1}`, cv })),
	]
}

async function readCvs(tools: Tools): Promise<{ name: string; cv: CvDocument }[]> {
	const read: { name: string; cv: CvDocument }[] = []
	for (const { file, bytes } of [...readMarkedCvs(), ...readSealedCvs()]) {
		const { document } = await scoreFile({ bytes, fileName: file }, tools)
		if (document !== null) read.push({ name: file, cv: document })
	}
	return read
}

function tryEdits(name: string, cv: CvDocument, { knowsWord, proofread }: Tools): Tried[] {
	const makers: EditMaker[] = [
		spellRight(knowsWord),
		spellBuzzwordsRight(knowsWord),
		moveHobbies,
		splitTitle,
		splitParagraph,
		deleteDetail,
		addFigure,
		dropBuzzwords,
		fillField,
		addEntry,
	]
	const random = createRandom(name)
	const check = (one: CvDocument) => analyse({ cv: one, source: null, today, knowsWord, proofread })
	const edits = [...makers.flatMap((make) => make(cv, random)), ...pressButtons(cv, check(cv))]
	return edits.flatMap((edit) => {
		const [before, after] = [check(edit.before), check(edit.after)]
		const [then, now] = [pointsOf(before), pointsOf(after)]
		const tried = { ...edit, cv: name, then, now, lost: then - now }
		return isNamed(edit, { before, after }) ? [tried] : []
	})
}

function pressButtons(cv: CvDocument, { findings }: Report): Edit[] {
	return findings.flatMap(({ checkId, quickFixes = [] }) =>
		quickFixes.flatMap((fix) => {
			const after = applyFix(cv, fix)
			const what = `${checkId} “${fix.label}”`
			return after === null ? [] : [{ kind: 'a button of the report', what, before: cv, after }]
		}),
	)
}

// A finding that was there before is gone or says something else.
function isNamed(
	{ namedBy, quotes = [] }: Edit,
	{ before, after }: Record<'before' | 'after', Report>,
): boolean {
	if (namedBy === undefined) return true
	const titles = after.findings.map(({ title }) => title)
	return before.findings.some(
		({ checkId, title, evidence }) =>
			namedBy.includes(checkId) &&
			!titles.includes(title) &&
			quotes.every((wanted) => evidence.some(({ quote }) => quote === wanted)),
	)
}

// The points before they are rounded for the report.
function pointsOf({ parts = [], findings }: Report): number {
	const caps = findings.flatMap(({ cap }) => cap ?? [])
	return Math.min(
		parts.reduce((sum, { points }) => sum + points, 0),
		...caps,
	)
}
