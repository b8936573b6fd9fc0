import type { EarnedPart } from './earned-score.ts'
import { findMeasure } from './earned-score.ts'
import { type CvMeasures, type MeasureId, measureIds } from './measures.ts'

/** One thing to write or add, and the points that it would earn. */
export type NextStep = { measure: MeasureId; points: number; text: string }

const pointsWanted = 10
const mostSteps = 3
const mostLines = 4

/** The things that would earn most, until together they would earn ten points. */
export function listNextSteps(parts: readonly EarnedPart[], measures: CvMeasures): NextStep[] {
	const all = measureIds
		.flatMap((id) => toStep(id, { parts, measures }) ?? [])
		.sort((a, b) => b.points - a.points)
	const chosen: NextStep[] = []
	for (const step of all) {
		const sum = chosen.reduce((total, { points }) => total + points, 0)
		if (sum >= pointsWanted || chosen.length === mostSteps) break
		chosen.push(step)
	}
	return chosen
}

type Surroundings = { parts: readonly EarnedPart[]; measures: CvMeasures }

const ofLines: Partial<Record<MeasureId, (lines: string) => string>> = {
	deeds: (lines) => `Write ${lines} that ${verb(lines)} with what you did.`,
	concrete: (lines) => `Name a tool, place, team or product in ${lines}.`,
	figures: (lines) => `Add a figure to ${lines}: how many, how often, how much.`,
	outcomes: (lines) => `Add the result to ${lines}: what got better, and why.`,
}

const ofWhole: Partial<Record<MeasureId, string>> = {
	plain: 'Put facts in place of stock phrases: what you did, for whom and how well.',
	dates: 'Give each recent job its title, employer and months, and a line on what you did.',
	education: 'Add your education, training or licences.',
	contact: 'Add an email address and a phone number.',
	language:
		'Correct the spelling and grammar. The comments below name what we’re sure of, so ask someone to read it too.',
	profile:
		'Write 2 or 3 sentences at the top: your work, your level and the job you want. List the skills your jobs show.',
}

function verb(lines: string): string {
	return lines.startsWith('one') ? 'begins' : 'begin'
}

function toStep(id: MeasureId, { parts, measures }: Surroundings): NextStep | null {
	const earned = findMeasure(parts, id)
	if (id === 'form' || earned === undefined) return null
	const missing = earned.most - earned.points
	const whole = ofWhole[id]
	if (whole !== undefined) return toWorthwhile({ measure: id, points: missing, text: whole })
	const { have, full } = measures[id]
	const lines = Math.min(mostLines, Math.ceil(full - have))
	const points = Math.min(missing, (lines * earned.of) / full)
	const what = lines === 1 ? 'one more line' : `${lines} more lines`
	return toWorthwhile({ measure: id, points, text: ofLines[id]?.(what) ?? '' })
}

// Less than a point isn't worth a sentence.
function toWorthwhile({ measure, points, text }: NextStep): NextStep | null {
	return points < 1 ? null : { measure, points: Math.round(points), text }
}
