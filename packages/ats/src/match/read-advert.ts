import { findConcepts } from '@app/language'
import type { Advert, Need, Requirement } from './advert.ts'
import { advertLines } from './advert-lines.ts'
import { titleOfAdvert } from './title-of-advert.ts'

/** Characters of an advert that are read; adverts have 2,000 to 6,000. */
export const maxAdvertLength = 40_000

const strength: Record<Need, number> = { essential: 2, desirable: 1, mentioned: 0 }
const knockOut =
	/\b(?:right to work|eligib\w+ to work|sponsorship|visa|(?:driving|driver[’']?s?) licen[cs]e|enhanced dbs|\bdbs\b|security clearance|sc cleared|night shifts?|nights|weekends?|rota|on[- ]call|own (?:car|transport|vehicle)|relocat\w+|must live within|notice period|start immediately|immediate start)\b/i
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const yearsOfExperience = new RegExp(
	`(?<![\\d.])(\\d{1,2}|${numbers.join('|')})(?:\\s?\\+|\\s?(?:-|–|to)\\s?\\d{1,2})?\\s+years?[’']?\\s+(?:of\\s+)?(?:[\\p{L}-]+\\s+){0,4}experience`,
	'iu',
)

/** Reads an advert pasted as plain text. The same text always gives the same answer. */
export function readAdvert(text: string): Advert {
	const lines = advertLines(text.slice(0, maxAdvertLength))
	const wanted = lines.filter(({ need }) => need !== null)
	return {
		title: titleOfAdvert(lines.map((line) => line.text)),
		requirements: requirementsOf(lines),
		years: yearsIn(wanted.map((line) => line.text)),
		knockOuts: wanted.map((line) => line.text).filter((line) => knockOut.test(line)),
	}
}

function requirementsOf(lines: readonly { text: string; need: Need | null }[]): Requirement[] {
	const strongest = new Map<string, Requirement>()
	for (const { text, need } of lines) {
		if (need === null) continue
		for (const { concept, narrower, text: quote } of findConcepts(text)) {
			const { id: conceptId, label, kind } = concept
			const key = `${conceptId}:${narrower ?? ''}`
			const known = strongest.get(key)
			if (known !== undefined && strength[known.need] >= strength[need]) continue
			strongest.set(key, { conceptId, label, kind, narrower, need, quote, line: text })
		}
	}
	return [...strongest.values()]
}

function yearsIn(lines: readonly string[]): number | null {
	const said = lines.flatMap((line) => {
		const word = yearsOfExperience.exec(line)?.[1]?.toLowerCase()
		if (word === undefined) return []
		return [numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word)]
	})
	const real = said.filter((years) => years > 0 && years <= 25)
	return real.length === 0 ? null : Math.max(...real)
}
