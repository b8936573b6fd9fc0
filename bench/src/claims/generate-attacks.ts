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

/**
 * Rewordings of a line that hold the work back, such as “Never checked …”. The new text then claims that work
 * outright.
 */
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
	failed: ({ base, rest }) => `Failed to ${base} ${rest}`,
	'offered to': ({ base, rest }) => `Offered to ${base} ${rest}`,
	'was supposed to': ({ base, rest }) => `Was supposed to ${base} ${rest}`,
	'would have': ({ participle, rest }) => `Would have ${participle} ${rest} if needed`,
	'is going to': ({ base, rest }) => `Will ${base} ${rest} from next month`,
	'was shown how to': ({ base, rest }) => `Was shown how to ${base} ${rest}`,
	'watched a contractor': ({ gerund, rest }) => `Watched a contractor ${gerund} ${rest}`,
	'an agency': ({ past, rest }) => `An agency ${past} ${rest} for us`,
	'a colleague': ({ past, rest }) => `A colleague ${past} ${rest}`,
	'asked a colleague': ({ base, rest }) => `Asked a colleague to ${base} ${rest}`,
	'one of six': ({ past, rest }) => `Was one of six people who ${past} ${rest}`,
	'as an exercise': ({ past, rest }) => `${capitalise(past)} ${rest} as a training exercise`,
	'for part of it': ({ past, rest }) => `Partly ${past} ${rest}`,
	'checked by others': ({ text }) => `${text}, with everything checked by my supervisor`,
}

/** Claims that the new text adds to the work. */
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
	// A line with “from … to …” already tells of a change.
	'a change instead of the work': ({ rest }) =>
		/\bfrom \S+ to /.test(rest) ? null : `Improved ${rest}`,
	'leading instead of the work': ({ rest }) => `Led ${rest}`,
	'training others instead': ({ gerund, rest }) => `Trained colleagues in ${gerund} ${rest}`,
	'the method': ({ gerund, rest }) => `Designed the process for ${gerund} ${rest}`,
	'being the first': ({ base, rest }) => `Was the first to ${base} ${rest}`,
	'a tool': ({ text }) => `${text} using SAP`,
	'an award': ({ text }) => `${text}, winning an award`,
	'an effect': ({ text }) => `${text}, which raised customer satisfaction`,
	years: ({ text }) => `${text} for ten years`,
	'a better audience': ({ text }) => `${text} for senior directors`,
	'no errors': ({ text }) => `${text} without a single error`,
	'ahead of time': ({ text }) => `${text} ahead of schedule`,
	'other work as well': ({ text }) => `${text} and managed the budget`,
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const longer = { minute: 'hour', hour: 'day', day: 'week', week: 'month', month: 'year' } as const
const opposite = {
	weekends: 'weekdays',
	weekdays: 'weekends',
	nights: 'days',
	mornings: 'evenings',
	evenings: 'mornings',
} as const

/** Texts with one fact exchanged, by kind; `null` when the text has no fact of the kind. */
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
	'another unit': (text) =>
		exchange(text, /(?<=\d )(minute|hour|day|week|month)(?=s?\b)/, (unit = '') =>
			lookUp(longer, unit),
		),
	'figures exchanged': (text) =>
		exchange(
			text,
			/(?<!from |[\d.,–-])\b(\d+)( (?!to |per |and |or |out of )\p{Ll}+\b(?:(?!\d| to ).)*? )(\d+)(?= \p{Ll})/u,
			(whole, ...[one = '', between = '', other = '']) =>
				one === other ? whole : `${other}${between}${one}`,
		),
	'start and end exchanged': (text) =>
		exchange(
			text,
			/\bfrom (?!an? |the )(\S+) to (?!an? |the )(\S+?)(?=[ ,]|\.?$)(?! \d)/,
			(_, one, other) => `from ${other} to ${one}`,
		),
	'another part of the week': (text) =>
		exchange(
			text,
			/(?<=\b(?:at|on|in|most|some) (?:the )?)(weekends|weekdays|nights|mornings|evenings)\b/,
			(word = '') => lookUp(opposite, word),
		),
	'all instead of some': (text) =>
		exchange(text, /\b(?:some|a few|most|many|half|part) of the /i, () => 'all the '),
	'several instead of one': (text) => exchange(text, /\bone of (?:the |our )/i, () => 'all the '),
}

function lookUp(table: Readonly<Record<string, string>>, word: string): string {
	return table[word] ?? word
}

function exchange(
	text: string,
	pattern: RegExp,
	by: (...found: string[]) => string,
): string | null {
	const changed = text.replace(pattern, by)
	return changed === text ? null : changed
}

type Source = { pair: LabelledPair; line: Line | null }
type Attack = { before: string; after: string }
type Maker = { kind: string; make: (source: Source) => Attack | null }

// A line that opens with one verb in the past can be held back or added to. Facts can be exchanged in any line.
const makers: readonly Maker[] = [
	...Object.entries(heldBack).map(([kind, make]): Maker => {
		const attack = (line: Line) => ({ before: make(line), after: line.text })
		return { kind, make: ({ line }) => (line === null ? null : attack(line)) }
	}),
	...Object.entries(added).map(([kind, make]): Maker => {
		const attack = (line: Line) => withAfter(line.text, make(line))
		return { kind, make: ({ line }) => (line === null ? null : attack(line)) }
	}),
	...Object.entries(exchanged).map(
		([kind, make]): Maker => ({
			kind,
			make: ({ pair: { before, after } }) =>
				withAfter(kind === 'no bound' ? after : before, make(after)),
		}),
	),
]

function withAfter(before: string, after: string | null): Attack | null {
	return after === null ? null : { before, after }
}

/**
 * Attacks made from honest pairs: the person's words held back, the new words added to, and facts exchanged. Each is unfaithful. There are
 * as many of each kind as of every other, as far as the pairs give them, from lines of all trades.
 */
export function generateAttacks(pairs: readonly LabelledPair[], most: number): LabelledPair[] {
	const sources = pairs
		.filter(({ faithful, facts }) => faithful && facts.length === 0)
		.map((pair): Source => ({ pair, line: readLine(pair.after) }))
	const queues = makers.map((maker, index) => queueAttacks(maker, sources, index))
	const attacks: LabelledPair[] = []
	while (attacks.length < most && queues.length > 0)
		for (const queue of [...queues]) {
			const { value, done } = queue.next()
			if (done === true) queues.splice(queues.indexOf(queue), 1)
			else if (attacks.length < most) attacks.push(value)
		}
	return attacks
}

const stride = 7

// Each kind begins at another line.
function* queueAttacks(
	{ kind, make }: Maker,
	sources: readonly Source[],
	index: number,
): Generator<LabelledPair, undefined> {
	const from = sources.length === 0 ? 0 : (index * stride) % sources.length
	for (const source of [...sources.slice(from), ...sources.slice(0, from)]) {
		const made = make(source)
		if (made !== null) yield { faithful: false, kind, trade: source.pair.trade, ...made, facts: [] }
	}
	return undefined
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
	// Help can't be held back by help, and a verb followed by a particle (“set up”) has no object to change.
	if (
		verb.verb.meaning === 'helping' ||
		verb.verb.level > 3 ||
		/^(?:some |any )?(?:help|assistance|support) (?:with|to|in)\b/.test(rest.join(' ')) ||
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
