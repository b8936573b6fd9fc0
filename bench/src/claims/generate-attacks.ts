import { conjugate, findVerb } from '@app/language'
import type { LabelledPair } from './read-pairs.ts'

type Line = {
	text: string
	base: string
	past: string
	gerund: string
	participle: string
	rest: string
}

/** What holds back, in the person's words, the work that the new text claims outright. */
const heldBack: Readonly<Record<string, (line: Line) => string>> = {
	never: ({ past, rest }) => `Never ${past} ${rest}`,
	'did not': ({ base, rest }) => `Did not ${base} ${rest}`,
	declined: ({ base, rest }) => `Declined to ${base} ${rest}`,
	unable: ({ base, rest }) => `Was unable to ${base} ${rest}`,
	'aimed to': ({ base, rest }) => `Aimed to ${base} ${rest}`,
	'planned to': ({ base, rest }) => `Planned to ${base} ${rest}`,
	'was asked to': ({ base, rest }) => `Was asked to ${base} ${rest}`,
	'was due to': ({ base, rest }) => `Was due to ${base} ${rest}`,
	'tried to': ({ base, rest }) => `Tried to ${base} ${rest}`,
	'learned how to': ({ base, rest }) => `Learned how to ${base} ${rest}`,
	helped: ({ base, rest }) => `Helped ${base} ${rest}`,
	'helped somebody': ({ base, rest }) => `Helped the manager to ${base} ${rest}`,
	'assisted in': ({ gerund, rest }) => `Assisted in ${gerund} ${rest}`,
	'took part in': ({ gerund, rest }) => `Took part in ${gerund} ${rest}`,
	'was involved in': ({ gerund, rest }) => `Was involved in ${gerund} ${rest}`,
	shadowed: ({ gerund, rest }) => `Shadowed a colleague ${gerund} ${rest}`,
	'my manager': ({ past, rest }) => `My manager ${past} ${rest}`,
	'the team': ({ past, rest }) => `The team ${past} ${rest}`,
	we: ({ past, rest }) => `We ${past} ${rest}`,
	'part of a team': ({ past, rest }) => `Part of a team that ${past} ${rest}`,
	alongside: ({ text }) => `${text} alongside a senior colleague`,
	'under supervision': ({ text }) => `${text} under supervision`,
	occasionally: ({ past, rest }) => `Occasionally ${past} ${rest}`,
	'when needed': ({ text }) => `${text} when needed`,
}

/** What the new text adds to the work. */
const added: Readonly<Record<string, (line: Line) => string | null>> = {
	success: ({ past, rest }) => `Successfully ${past} ${rest}`,
	praise: ({ text }) => `${text} to an excellent standard`,
	frequency: ({ text }) => `${text} every hour`,
	certainty: ({ past, rest }) => `Always ${past} ${rest}`,
	scope: ({ text }) => `${text} nationwide`,
	'the whole company': ({ text }) => `${text} across the whole company`,
	'an improvement': ({ text }) => `${text}, improving efficiency`,
	'a result': ({ text }) => `${text}, resulting in fewer complaints`,
	'a number': ({ text }) => `${text} for over 50 people`,
	'a team': ({ past, rest }) => `Led a team that ${past} ${rest}`,
	'a rank': ({ text }) => `${text} as a senior member of staff`,
	// Who worked alone already claims nothing more.
	'no help': ({ past, rest }) =>
		/\b(?:single-hand|alone|own)/.test(rest) ? null : `Single-handedly ${past} ${rest}`,
	'a change instead of the work': ({ rest }) => `Improved ${rest}`,
	'leading instead of the work': ({ rest }) => `Led ${rest}`,
}

/** What is exchanged within the new text; `null` where there is nothing of the kind. */
const exchanged: Readonly<Record<string, (text: string) => string | null>> = {
	'another number': (text) =>
		exchange(
			text,
			/\b([2-9])(\d*)\b/,
			(_, digit, rest) => `${digit === '9' ? '8' : Number(digit) + 1}${rest}`,
		),
	'another period': (text) =>
		exchange(text, /\b(?:a|per|each|every) (week|month|year|term)\b/i, (whole, unit) =>
			whole.replace(unit, 'day'),
		),
	'another rhythm': (text) =>
		exchange(text, /\b(?:weekly|monthly|yearly|fortnightly)\b/i, () => 'daily'),
	'no bound': (text) =>
		exchange(
			text,
			/\b(?:about|around|roughly|approximately|up to|nearly|almost) (?=[£\d])/i,
			() => '',
		),
}

function exchange(
	text: string,
	pattern: RegExp,
	by: (...found: string[]) => string,
): string | null {
	const changed = text.replace(pattern, by)
	return changed === text ? null : changed
}

/**
 * Attacks made from honest pairs: the person's words held back, the new words added to, and facts exchanged. Each is unfaithful.
 * Pairs whose new text does not open with one verb in the past are left out.
 */
export function generateAttacks(pairs: readonly LabelledPair[], most: number): LabelledPair[] {
	const lines = pairs
		.filter(({ faithful }) => faithful)
		.flatMap((pair) => {
			const line = readLine(pair.after)
			return line === null ? [] : [{ pair, line }]
		})
	const makers = [
		...Object.entries(heldBack).map(([kind, make]) => ({
			kind,
			make: (line: Line) => ({ before: make(line), after: line.text }),
		})),
		...Object.entries(added).map(([kind, make]) => ({
			kind,
			make: (line: Line) => ({ before: line.text, after: make(line) }),
		})),
		...Object.entries(exchanged).map(([kind, make]) => ({
			kind,
			make: (line: Line, pair: LabelledPair) => ({
				before: kind === 'no bound' ? line.text : pair.before,
				after: make(line.text),
			}),
		})),
	]
	const attacks: LabelledPair[] = []
	// Each line in turn meets the next few kinds, so that every kind meets lines of all trades.
	for (let round = 0; attacks.length < most && round < makers.length; round++)
		for (const [index, { pair, line }] of lines.entries()) {
			const maker = makers[(index + round) % makers.length]
			const made = maker?.make(line, pair)
			if (maker === undefined || made?.after == null || attacks.length >= most) continue
			attacks.push({
				faithful: false,
				kind: maker.kind,
				trade: pair.trade,
				before: made.before,
				after: made.after,
				facts: [],
			})
		}
	return attacks
}

function readLine(text: string): Line | null {
	const [first = '', ...rest] = text.replace(/\.$/, '').split(' ')
	const verb = findVerb(first)
	if (
		verb === null ||
		!verb.forms.includes('past') ||
		/[,;]/.test(first) ||
		rest.length < 2 ||
		/ and \p{L}+ed /u.test(text)
	)
		return null
	// Help cannot be held back by help, and what goes on with a particle has no object to change.
	if (
		verb.verb.meaning === 'helping' ||
		verb.verb.level > 3 ||
		/^(?:out|up|down|off|in|on|with|to|at|for|around|as|from)$/.test(rest[0] ?? '')
	)
		return null
	const { lemma, past, gerund, participle } = conjugate(verb.verb.lemma)
	return {
		text: text.replace(/\.$/, ''),
		base: lemma,
		past,
		gerund,
		participle,
		rest: rest.join(' '),
	}
}
