import {
	type Agent,
	analyseLine,
	type Clause,
	type Effect,
	type FoundTrigger,
	findTokenEffects,
	findTriggers,
	type Line,
	type Token,
} from '@app/language/analysis'
import { type ActLevel, type FoundTerm, findTerms, type Meaning } from '@app/language/meaning'
import { openMeaning } from '@app/language/meaning/open'
import { type Figure, listFigures } from './figures.ts'
import { type Degrees, findDegrees } from './scale-degrees.ts'

/** The agent of a clause; `group` is an organisation or group of people as one agent. */
export type ReadAgent = Agent | 'group'

/** A line as the audit reads it: its grammar, and the agents, effects and terms of its words. */
export type Reading = {
	line: Line
	/** Who does what each clause says, in the order of the clauses. */
	agents: readonly ReadAgent[]
	effects: readonly ReadonlySet<Effect>[]
	triggers: readonly FoundTrigger[]
	/** Words that claim something, in order: all but articles, pronouns, prepositions, auxiliaries, numbers and marks. */
	content: readonly Token[]
	/** Terms of trades. */
	terms: readonly FoundTerm[]
	/** The level of each act, by the index of its first token; the longest term counts. */
	acts: ReadonlyMap<number, ActLevel>
	/** Its first numbers; a line of a CV has a few. */
	figures: readonly Figure[]
	/** How far up each scale it goes. */
	degrees: ReadonlyMap<string, Degrees>
	/** Where the line ends and further facts begin, in UTF-16 units: facts allow claims, and nothing is missing when they are left out. */
	ownEnd: number
}

const remembered = new Map<string, Reading>()
/** One line is compared with several rewritings, and each of them with several lines. */
const mostRemembered = 256
const mostFigures = 40

/** Reads a line for the audit, with further words of the person behind it. */
export function readForAudit(own: string, facts: readonly string[] = []): Reading {
	const text = [own, ...facts].join('. ')
	const key = `${own.length} ${text}`
	const known = remembered.get(key)
	if (known !== undefined) return known
	if (remembered.size >= mostRemembered) remembered.clear()
	const reading = read(own, text)
	remembered.set(key, reading)
	return reading
}

function read(own: string, text: string): Reading {
	const line = analyseLine(text)
	const triggers = findTriggers(line).filter(
		({ from }) => (line.tokens[from]?.start ?? 0) < own.length,
	)
	const terms = findTerms(line)
	return {
		line,
		terms,
		agents: line.clauses.map((clause) => nameAgent(openMeaning(), line, clause)),
		acts: listActs(terms),
		figures: listFigures(line).slice(0, mostFigures),
		degrees: findDegrees(line),
		effects: findTokenEffects(line, triggers),
		triggers,
		content: line.tokens.filter((token) => isContent(line, token)),
		ownEnd: own.length,
	}
}

/** WordNet's numbers for kinds of nouns. */
const kindNumbers = { group: 14, person: 18 }

// "The negotiator did the sale", "the firm won it": people whom no list of jobs has, and organisations.
function nameAgent(meaning: Meaning, { tokens }: Line, { agent, subject }: Clause): ReadAgent {
	const head = subject === null ? undefined : tokens[subject.head]
	if (agent !== 'thing' || head === undefined) return agent
	const first = meaning.senses(meaning.find(head.lemma)).find(({ part }) => part === 'noun')
	const kind = first === undefined ? -1 : meaning.kind(first.set)
	if (kind === kindNumbers.person) return 'other'
	return kind === kindNumbers.group ? 'group' : agent
}

function listActs(terms: readonly FoundTerm[]): Map<number, ActLevel> {
	const acts = new Map<number, ActLevel>()
	for (const {
		term: { act },
		from,
	} of [...terms].sort((one, other) => one.to - other.to))
		if (act !== null) acts.set(from, act)
	return acts
}

const contentTag = /^(?:V|NN|JJ|RB|UH)/

function isContent({ clauses }: Line, token: Token): boolean {
	if (!contentTag.test(token.tag) || !/\p{L}/u.test(token.text)) return false
	if (functionLemmas.has(token.lemma)) return false
	if (!token.tag.startsWith('V')) return true
	return clauses.some(({ act }) => act === token.index)
}

const functionLemmas = new Set(['be', 'have', 'do', 'not', 'there', 'etc'])
