import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { replaceQuotes } from '../../text-fixes.ts'
import { listSkillNames } from './skill-names.ts'

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
	title: 'Abbreviated skills are written out once',
	looksAt: ({ cv }) =>
		listSkillNames(cv).filter(({ name }) => pairs.some((pair) => namesPair(name, pair))).length,
	run: (context) => {
		const found = findBareAcronyms(context)
		const [first] = found
		if (first === undefined) return null
		return {
			title: `You never write ${quoted(first.quote)} out in full.`,
			why: 'Some adverts use the letters and some the words, and a search only finds what you’ve written.',
			fix: `Write both once: ${first.full} (${first.short}).`,
			evidence: found.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
	quickFixes: (context) => {
		const found = findBareAcronyms(context)
		const edits = replaceQuotes(
			context,
			found.map(({ path, quote, full, short }) => ({
				path,
				quote,
				by: `${full.charAt(0).toUpperCase()}${full.slice(1)} (${short})`,
			})),
		)
		const isOneMissing = edits.length < found.length || found.some(({ isOwner }) => isOwner)
		return isOneMissing ? [] : [{ label: 'Write them out', edits }]
	},
}

type BareAcronym = {
	path: string
	/** As it is written, with the ending of a plural. */
	quote: string
	/** As it should be, beside its long form. */
	short: string
	full: string
	/** Whether something of the acronym's is meant ("CRM's reports"), so that its long form cannot simply take its place. */
	isOwner: boolean
}

function namesPair(name: string, [acronym, full]: (typeof pairs)[number]): boolean {
	const short = new RegExp(`(?<!\\p{L})${acronym}(?:[’']?s)?(?!\\p{L})`, 'u')
	return short.test(name) || name.toLowerCase().includes(full.toLowerCase())
}

function findBareAcronyms({ cv, passages }: CheckContext): BareAcronym[] {
	const text = passages
		.map((passage) => passage.text)
		.join('\n')
		.toLowerCase()
	return listSkillNames(cv).flatMap(({ path, name }) => {
		const found = pairs.flatMap(([acronym, full]) => {
			const ending = new RegExp(`(?<!\\p{L})${acronym}([’']?s)?(?!\\p{L})`, 'u').exec(name)
			return ending === null ? [] : [{ acronym, full, ending }]
		})
		const [first] = found
		if (first === undefined) return []
		const { acronym, full, ending } = first
		const isWritten =
			text.includes(full.toLowerCase()) || text.includes(full.replace('isation', 'ization'))
		if (isWritten) return []
		const [quote, plural] = ending
		if (plural === undefined) return [{ path, quote, short: acronym, full, isOwner: false }]
		// "KPI's" at the end of a skill is a plural in the wrong clothes.
		const isMany =
			full.endsWith('indicator') && !/^\s*\p{L}/u.test(name.slice(ending.index + quote.length))
		return [
			{
				path,
				quote,
				isOwner: !isMany,
				short: isMany ? `${acronym}s` : acronym,
				full: isMany ? `${full}s` : full,
			},
		]
	})
}
