import type { Check } from '../../check.ts'
import { anywhere, freeTexts } from '../../subjects.ts'

type IdentityNumber = { name: string; expression: RegExp }

const identityNumbers: readonly IdentityNumber[] = [
	{
		name: 'National Insurance number',
		// A number after the label “National Insurance” counts with any letters; without the label, its letters must
		// be a pair that is issued.
		expression: new RegExp(
			[
				String.raw`(?<=\b(?:NI|NINO|[Nn]ational [Ii]nsurance)\s?(?:[Nn]o|[Nn]umber)?\.?\s?[:#]?\s?)[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b`,
				String.raw`(?<![A-Z\d])(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D](?![A-Z\d])`,
			].join('|'),
		),
	},
	{
		name: 'passport number',
		expression: /(?<=\bpassport (?:no|num|number)\.?\s?[:#]?\s?)[A-Z]{0,2}\d{6,9}\b/i,
	},
	{ name: 'sort code', expression: /(?<=\bsort code\s?:?\s?)\d{2}[- ]?\d{2}[- ]?\d{2}\b/i },
	{ name: 'bank account number', expression: /(?<=\baccount (?:no|number)\.?\s?:?\s?)\d{8}\b/i },
	{
		name: 'driving licence number',
		expression: /(?<![A-Z\d])[A-Z9]{5}\d{6}[A-Z9]{2}\d[A-Z]{2}(?![A-Z\d])/,
	},
]

export const noIdentityNumbers: Check = {
	id: 'H05',
	category: 'locale',
	severity: 'warning-3',
	title: 'No identity or bank numbers',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) =>
		anywhere(findNumbers(lines).map(({ quote, line }) => withLabel(quote, line))),
	run: ({ lines, pointAt }) => {
		const found = findNumbers(lines)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `You’ve included what looks like a ${first.name}.`,
			why: 'Your CV may be shared widely, and somebody could use that number to pose as you.',
			fix: 'Delete it. Employers only need it when you start.',
			// The report may be printed or shared: it points at the number without repeating it.
			evidence: found.map(({ quote }) => ({
				...pointAt({ path: null, quote }),
				quote: hidden(quote),
			})),
		}
	},
}

type FoundNumber = { name: string; quote: string; line: string }

function findNumbers(lines: readonly string[]): FoundNumber[] {
	return lines.flatMap((line) =>
		identityNumbers.flatMap(({ name, expression }) => {
			const quote = expression.exec(line)?.[0]
			return quote === undefined ? [] : [{ name, quote, line }]
		}),
	)
}

const endsInLabel = /[\p{L}][\p{L} .]{1,40}[:#]?\s*$/u

// The label goes with its number.
function withLabel(quote: string, line: string): string {
	const label = endsInLabel.exec(line.slice(0, line.indexOf(quote)))?.[0] ?? ''
	return `${label}${quote}`
}

function hidden(number: string): string {
	return number.slice(0, 2) + number.slice(2).replace(/[A-Z\d]/gi, '•')
}
