import type { Check, CheckContext } from '../../check.ts'
import { replaceQuotes } from '../../mend-text.ts'
import { quoted } from '../../words-about.ts'
import { skillNamesOf } from './skill-names.ts'

// Adverts use the one form or the other; each pair is one thing under both names.
const pairs: readonly (readonly [acronym: string, full: string])[] = [
	['SEO', 'search engine optimisation'],
	['CRM', 'customer relationship management'],
	['UX', 'user experience'],
	['EPOS', 'electronic point of sale'],
	['PAYE', 'pay as you earn'],
	['CPD', 'continuing professional development'],
	['CBT', 'cognitive behavioural therapy'],
	['SEN', 'special educational needs'],
	['EYFS', 'early years foundation stage'],
	['TEFL', 'teaching English as a foreign language'],
	['COSHH', 'control of substances hazardous to health'],
	['PPE', 'personal protective equipment'],
	['HACCP', 'hazard analysis and critical control points'],
	['GDPR', 'General Data Protection Regulation'],
	['KPI', 'key performance indicator'],
	['PCR', 'polymerase chain reaction'],
	['HPLC', 'high-performance liquid chromatography'],
	['CNC', 'computer numerical control'],
	['ERP', 'enterprise resource planning'],
	['NLP', 'natural language processing'],
]

export const acronymsInFull: Check = {
	id: 'F06',
	category: 'sections',
	severity: 'tip',
	title: 'Short forms of skills are written out once',
	appliesTo: ({ cv }) => cv.skills.length > 0,
	run: (context) => {
		const found = bareAcronymsOf(context)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} stands only as a short form.`,
			why: 'One advert says the letters and the next the words, and a search finds only what is written.',
			fix: `Write both once: ${first.full} (${first.quote}).`,
			evidence: found.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
	mend: (context) => {
		const found = bareAcronymsOf(context).map(({ path, quote, full }) => ({
			...{ path, quote, by: `${full.charAt(0).toUpperCase()}${full.slice(1)} (${quote})` },
		}))
		const edits = replaceQuotes(context, found)
		// “KPIs” has no long form that could simply take its place.
		return edits.length < found.length ? [] : [{ label: 'Write them out', edits }]
	},
}

function bareAcronymsOf({ cv, passages }: CheckContext) {
	const text = passages
		.map((passage) => passage.text)
		.join('\n')
		.toLowerCase()
	return skillNamesOf(cv).flatMap(({ path, name }) => {
		const pair = pairs.find(([acronym]) =>
			new RegExp(`(?<!\\p{L})${acronym}s?(?!\\p{L})`, 'u').test(name),
		)
		if (pair === undefined) return []
		const [quote, full] = pair
		const isWritten =
			text.includes(full.toLowerCase()) || text.includes(full.replace('isation', 'ization'))
		return isWritten ? [] : [{ path, quote, full }]
	})
}
