import type { Ask } from './suggestion.ts'

type Topic = { about: RegExp; ask: Ask }

/** What a line says of change, by its first word. */
export const changes: readonly Topic[] = [
	{
		about: /^(?:increas|rais|grew|grow|boost|improv|enhanc|lift|strengthen|accelerat|sped)/i,
		ask: { kind: 'result', unit: 'percent', question: 'By how much, and over how long?' },
	},
	{
		about:
			/^(?:reduc|cut (?:\p{L}+ ){0,2}(?:costs?|time|times|waste|spend|spending|queues?|errors?|losses|loss|bills?|delays?|prices?|turnover|downtime|complaints?|absence|emissions|usage|overtime|expenses)\b|lower|sav|decreas|shorten|minimis|halv)/iu,
		ask: { kind: 'result', unit: 'percent', question: 'From what to what, or by how much?' },
	},
]

/** What people count of a thing, by the noun that the work is done to. */
export const objects: readonly Topic[] = [
	{
		about:
			/^(?:team|teams|staff|assistants|apprentices|volunteers|starters|trainees|carers|cleaners|drivers|nurses|juniors?|colleagues|interns|people|workforce|crew)$/,
		ask: { kind: 'scope', unit: 'count', question: 'How many people?' },
	},
	{
		about: /^(?:budgets?|takings|cash|revenue|turnover|donations|funds|stock|finances|payments)$/,
		ask: { kind: 'scope', unit: 'money', question: 'How much was it worth?' },
	},
	{
		about: /^(?:patients|residents|clients|users|wards?|beds)$/,
		ask: { kind: 'scope', unit: 'count', question: 'How many at a time or on a shift?' },
	},
	{
		about: /^(?:phones?|telephones?|calls|switchboard)$/,
		ask: { kind: 'metric', unit: 'count', question: 'How many calls a day?' },
	},
	{
		about:
			/^(?:customers|guests|enquiries|queries|complaints|tills?|tables|visitors|callers|emails|e-mails|passengers)$/,
		ask: { kind: 'metric', unit: 'count', question: 'How many a day?' },
	},
	{
		about: /^(?:meals?|food|dishes|kitchen|drinks|vegetables|sauces|desserts)$/,
		ask: { kind: 'metric', unit: 'count', question: 'How many covers or portions in a service?' },
	},
	{
		about: /^(?:orders|parcels|deliver(?:y|ies)|pallets|goods|loads?|vans?|lorr(?:y|ies)|routes?)$/,
		ask: { kind: 'metric', unit: 'count', question: 'How many on a shift or in a week?' },
	},
	{
		about:
			/^(?:invoices|accounts|payroll|expenses|claims|tickets|cases|applications|letters|statements)$/,
		ask: { kind: 'metric', unit: 'count', question: 'How many a month?' },
	},
	{
		about: /^(?:reports?|minutes|presentations?|newsletters?|articles?|proposals?|briefings?)$/,
		ask: {
			kind: 'metric',
			unit: 'words',
			question: 'Who were they for, and what did they change?',
		},
	},
	{
		about: /^(?:software|apps?|website|system|dashboard|tool|database|platform|api|portal)$/,
		ask: { kind: 'scope', unit: 'count', question: 'How many people use it?' },
	},
	{
		about: /^(?:sales|targets?|leads|deals)$/,
		ask: {
			kind: 'result',
			unit: 'money',
			question: 'How much, and what was the target?',
		},
	},
	{
		about: /^(?:events?|trips?|workshops?|courses?|tours?|clubs?|sessions)$/,
		ask: { kind: 'scope', unit: 'count', question: 'How many took part?' },
	},
]

const learners = /^(?:pupils|students|children|class(?:es)?|lessons|learners)$/
const saysAge =
	/\b(?:years?|year groups?|gcse|a-?levels?|key stage|ks\d|reception|nursery|aged?|primary|secondary|early years|toddlers|babies|undergraduates?|adults?|teenagers?)\b/i

/** Who is taught is counted, and their age is asked for unless the line says it. */
export function learnersAsk(noun: string, line: string): Ask | null {
	if (!learners.test(noun)) return null
	const question = saysAge.test(line) ? 'How many in a group?' : 'How many, and what age group?'
	return { kind: 'scope', unit: 'count', question }
}
