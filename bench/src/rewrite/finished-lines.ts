import type { CvDocument } from '@app/cv'
import { rewriteBullet } from '@app/rewrite'
import { exampleCvs, testingCvs } from '@app/typeset'

/** A line of a finished CV. Nothing in it asks for a rewriting, so a change must at least do no harm. */
export type FinishedLine = { profession: string; current: boolean; text: string }

/** A finished line that the rewriter would change, with the changed line. */
export type ChangedLine = FinishedLine & { after: string }

/** Every line about work, projects and studies of every sample CV in English, each once. */
export function finishedLines(): FinishedLine[] {
	const lines = [...exampleCvs, ...testingCvs].flatMap(({ profession, cv }) =>
		listLines(cv).map((line) => ({ profession, ...line })),
	)
	const known = new Map(lines.map((line) => [`${line.current} ${line.text}`, line]))
	return [...known.values()].filter(({ text }) => /^[\p{Script=Latin}\P{L}]+$/u.test(text))
}

/** The lines that come back in other words. */
export function changedLines(lines: readonly FinishedLine[]): ChangedLine[] {
	return lines.flatMap((line) => {
		const { after } = rewriteBullet(line.text, { current: line.current })
		return after === line.text.trim() ? [] : [{ ...line, after }]
	})
}

function listLines(cv: CvDocument): { current: boolean; text: string }[] {
	const work = [...cv.experience, ...cv.volunteering, ...cv.projects].flatMap(
		({ achievements, summary, current }) =>
			[...achievements, summary].map((text) => ({ current, text })),
	)
	const studies = cv.education.flatMap(({ details }) =>
		details.map((text) => ({ current: false, text })),
	)
	return [...work, ...studies].filter(({ text }) => text.trim() !== '')
}
