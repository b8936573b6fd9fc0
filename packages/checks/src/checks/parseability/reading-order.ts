import type { CvSource, SourcePage } from '@app/cv'
import type { Check } from '../../check.ts'
import { laidOutFile } from '../../subjects.ts'

const jumpShareLimit = 0.25
const severeJumpShare = 0.45
const fewestSteps = 8

export const readingOrder: Check = {
	id: 'A10',
	category: 'parseability',
	severity: 'warning-3',
	title: 'The text runs from top to bottom',
	looksAt: (context) =>
		context.source === null || laidOutFile(context) === 0 ? 0 : countSteps(context.source),
	fewest: fewestSteps,
	run: ({ source, pointAt }) => {
		if (source === null || !isOutOfOrder(source)) return null
		const example = source.pages.flatMap(findJumps)[0] ?? ''
		return {
			title: 'Software that reads this file jumps up and down the page.',
			why: 'Lines that belong together are apart in the file, so a job can lose its employer or dates.',
			fix: 'Put the CV in one column without text boxes or tables, and export it again.',
			evidence: example === '' ? [] : [pointAt({ path: null, quote: example })],
			...(jumpShare(source) >= severeJumpShare ? { severity: 'blocker', cap: 55 } : {}),
		}
	},
}

/** Whether at least a quarter of the lines stand above the line that is read before them. */
export function isOutOfOrder(source: CvSource): boolean {
	return jumpShare(source) >= jumpShareLimit
}

function jumpShare(source: CvSource): number {
	const { pages } = source
	const steps = countSteps(source)
	return steps < fewestSteps ? 0 : pages.flatMap(findJumps).length / steps
}

function findJumps({ lines }: SourcePage): string[] {
	return lines.flatMap((line, index) => {
		const previous = lines[index - 1]
		if (previous === undefined) return []
		return line.place.y < previous.place.y - line.place.height * 1.5 ? [line.text] : []
	})
}

function countSteps({ pages }: CvSource): number {
	return pages.reduce((total, { lines }) => total + Math.max(lines.length - 1, 0), 0)
}
