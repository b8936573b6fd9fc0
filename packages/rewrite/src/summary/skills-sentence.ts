import type { CvDocument } from '@app/cv'
import { findConcepts, joinAsProseList, withoutStop } from '@app/language'
import type { SummaryFact, SummaryOptions, SummarySentence } from './summary.ts'

const mostSkills = 4
const fewestSkills = 2

type ShownSkill = { name: string; facts: SummaryFact[]; isWanted: boolean }

/**
 * Names the listed skills that lines about work show, wanted ones first. A skill that is only listed is not named.
 */
export function skillsSentence(cv: CvDocument, options: SummaryOptions): SummarySentence | null {
	const shown = cv.skills
		.flatMap(({ name }, index) => findShownSkills(cv, { name: withoutStop(name), index, options }))
		.sort((a, b) => Number(b.isWanted) - Number(a.isWanted))
		.slice(0, mostSkills)
	if (shown.length < fewestSkills) return null
	return {
		text: `Experience of ${joinAsProseList(shown.map(({ name }) => name))}.`,
		facts: shown.flatMap(({ facts }) => facts),
	}
}

type Wanted = { name: string; index: number; options: SummaryOptions }

function findShownSkills(cv: CvDocument, { name, index, options }: Wanted): ShownSkill[] {
	if (name === '') return []
	const concepts = findConcepts(name).map(({ concept }) => concept.id)
	for (const [job, { achievements }] of cv.experience.entries()) {
		for (const [line, text] of achievements.entries()) {
			const words = findNamed(text, { name, concepts })
			if (words === null) continue
			return [
				{
					// In the middle of a sentence as the person writes it there, if only its capitals differ.
					name: words.toLowerCase() === name.toLowerCase() ? words : name,
					isWanted: concepts.some((id) => options.wanted?.includes(id)),
					facts: [
						{ path: `skills.${index}.name`, quote: name },
						{ path: `experience.${job}.achievements.${line}`, quote: text.trim() },
					],
				},
			]
		}
	}
	return []
}

function findNamed(
	text: string,
	{ name, concepts }: { name: string; concepts: string[] },
): string | null {
	const at = text.toLowerCase().indexOf(name.toLowerCase())
	const literal = text.slice(at, at + name.length)
	if (at > 0 && isWhole(text, { at, length: name.length })) return literal
	return findConcepts(text).find(({ concept }) => concepts.includes(concept.id))?.text ?? null
}

function isWhole(text: string, { at, length }: { at: number; length: number }): boolean {
	const around = `${text.charAt(at - 1)}${text.charAt(at + length)}`
	return !/[\p{L}\p{N}]/u.test(around)
}
