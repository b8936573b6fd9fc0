import { findBuzzwords, findLeadIn, findQuantities, findVerb, splitWords } from '@app/language'
import { namesAnAim } from './aims.ts'
import type { Ask } from './suggestion.ts'

type Topic = { about: RegExp; ask: Ask }

// In the order in which they are tried: what the line says of change comes before what it says of things.
const topics: readonly Topic[] = [
	{
		about: /^(?:increas|rais|grew|grow|boost|improv|enhanc|lift|strengthen|accelerat|sped)/i,
		ask: { kind: 'result', unit: 'percent', question: 'By how much, and over what time?' },
	},
	{
		about: /^(?:reduc|cut|lower|sav|decreas|shorten|minimis|halv)/i,
		ask: { kind: 'result', unit: 'percent', question: 'From what to what, or by how much?' },
	},
	{
		about:
			/\b(?:team|staff|assistants|apprentices|volunteers|new starters|trainees|carers|cleaners|drivers|nurses|juniors?|colleagues|interns)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many people?' },
	},
	{
		about: /\b(?:budget|takings|cash|revenue|turnover|donations|stock)\b/i,
		ask: { kind: 'scope', unit: 'money', question: 'How much was it worth?' },
	},
	{
		about: /\b(?:patients|residents|clients|service users|wards?|beds)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many at a time, or on a shift?' },
	},
	{
		about: /\b(?:pupils|students|children|class(?:es)?|lessons|learners)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many, and of what age?' },
	},
	{
		about:
			/\b(?:calls|phones?|customers|guests|enquiries|queries|complaints|tills?|tables|visitors|callers)\b/i,
		ask: { kind: 'metric', unit: 'count', question: 'How many a day?' },
	},
	{
		about: /\b(?:meals?|food|menus?|kitchen|covers|drinks)\b/i,
		ask: { kind: 'metric', unit: 'count', question: 'How many covers or portions in a service?' },
	},
	{
		about: /\b(?:orders|parcels|deliver\w+|pallets|goods|loads?|vans?|lorries|routes?|miles)\b/i,
		ask: { kind: 'metric', unit: 'count', question: 'How many on a shift or in a week?' },
	},
	{
		about:
			/\b(?:invoices|accounts|payroll|payments|expenses|claims|tickets|cases|applications|records|letters)\b/i,
		ask: { kind: 'metric', unit: 'count', question: 'How many a month?' },
	},
	{
		about: /\b(?:reports?|minutes|presentations?|newsletters?|articles?|plans?)\b/i,
		ask: {
			kind: 'metric',
			unit: 'words',
			question: 'Who were they for, and what did they change?',
		},
	},
	{
		about:
			/\b(?:software|app|apps|website|system|dashboard|tool|code|database|platform|services?|api)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many people use it?' },
	},
	{
		about: /\b(?:sales|targets?|leads|deals|accounts)\b/i,
		ask: {
			kind: 'result',
			unit: 'money',
			question: 'How much, and how did that compare with the target?',
		},
	},
	{
		about:
			/\b(?:rooms|offices|floors|buildings|sites|properties|flats|houses|gardens|machines|vehicles)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many, and how often?' },
	},
	{
		about: /\b(?:events?|trips?|workshops?|courses?|meetings?|tours?|clubs?)\b/i,
		ask: { kind: 'scope', unit: 'count', question: 'How many took part?' },
	},
]

const anything: Ask = {
	kind: 'metric',
	unit: 'words',
	question: 'How many, how often, or for whom?',
}
const ownPart: Ask = { kind: 'ownership', unit: 'words', question: 'What was your own part in it?' }
const anExample: Ask = {
	kind: 'evidence',
	unit: 'words',
	question: 'When did this matter? Give one example.',
}

const whatCameOfIt: Ask = { kind: 'result', unit: 'words', question: 'What came of it?' }

/** The one question that would help the line most; none when it gives a figure already. */
export function askAbout(line: string): Ask[] {
	if (isOnlyPraise(line)) return [anExample]
	if (findLeadIn(line) !== null && namesAnAim(line)) return [whatCameOfIt]
	if (
		/^contribute|^(?:was |a )?(?:key )?(?:part|member) of/i.test(line) ||
		findLeadIn(line) !== null
	)
		return [ownPart]
	if (findQuantities(line).length > 0) return []
	return [topics.find(({ about }) => about.test(line))?.ask ?? anything]
}

// "Good communication skills and team player" tells of no work at all.
function isOnlyPraise(line: string): boolean {
	const hasVerb = splitWords(line).some((word) =>
		(findVerb(word)?.forms ?? []).some((form) => form === 'past' || form === 'gerund'),
	)
	return !hasVerb && (findBuzzwords(line).length > 0 || /\bskills\b/i.test(line))
}
