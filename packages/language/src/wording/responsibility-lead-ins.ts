import { lineWordLists } from '../line-words.ts'

/** Words that come before the real work of a line: "Responsible for", "Duties included". */
export type LeadIn = {
	expression: RegExp
	/** Level of responsibility that the words themselves claim; `null` when the verb that follows says it. */
	level: number | null
}

// In the order in which they are tried; each ends before the first word of the work itself.
const leadInTable: readonly (readonly [phrase: string, level: number | null])[] = [
	[
		'(?:i (?:was|am) |was |am |being |been |solely |fully |directly |also )*responsible for(?: (?:all aspects of|the))?',
		null,
	],
	[
		'(?:i was |was |am )?responsibilities? (?:for|included?|includes|including|involved?|involves|of)',
		null,
	],
	[
		[
			'(?:my |the |main |key |daily |general |other |core |job )*',
			`(?:${lineWordLists.alternatives('own-duties')}) (?:has |have )?(?:mainly |also )?`,
			`(?:${lineWordLists.alternatives('includes')})(?: to)?:?`,
		].join(''),
		null,
	],
	['(?:i was |was |been |being )?(?:tasked|charged|entrusted) with', null],
	['(?:i was |was |am )?(?:solely |fully )?in charge of', null],
	['(?:i was |was |am )?accountable for', null],
	['(?:i was |was |am )?(?:heavily |actively |closely |also )*involved (?:in|with)(?: the)?', 2],
	['(?:i )?(?:have )?worked on', 2],
	['(?:i )?(?:was |have been |been )?(?:a )?(?:key |part )(?:of|member of) (?:a |the )?team', 1],
	['(?:i )?(?:was )?required to', null],
	['(?:i )?had to', null],
	['day[- ]to[- ]day (?:duties |tasks )?(?:included?|includes|including|involved)', null],
]

const leadIns: readonly LeadIn[] = leadInTable.map(([phrase, level]) => ({
	expression: new RegExp(`^(?:${phrase})(?=[\\s:])[\\s:]*`, 'i'),
	level,
}))

/** The lead-in that a line opens with, and its length in characters; `null` when it opens with the work itself. */
export function findLeadIn(line: string): { leadIn: LeadIn; text: string; length: number } | null {
	for (const leadIn of leadIns) {
		const match = leadIn.expression.exec(line)
		if (match !== null) return { leadIn, text: match[0].trim(), length: match[0].length }
	}
	return null
}
