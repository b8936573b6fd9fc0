import { conjugate } from '@app/language'
import { describe, expect, test } from 'vitest'
import { guard } from '../index.ts'

type Work = { base: string; past: string; gerund: string; participle: string; rest: string }

/** One piece of work of each of twenty trades: the verb and what it is about. */
const works: readonly Work[] = [
	'assess patients on admission',
	'wire new houses to plan',
	'teach chess to Year 5',
	'bake bread for six cafes',
	'reconcile supplier statements',
	'patrol the docks at night',
	'groom show dogs',
	'repair church roofs',
	'design logos for small firms',
	'drive a school minibus',
	'negotiate leases for shops',
	'sort parcels by postcode',
	'write unit tests for the billing service',
	'prune apple trees in winter',
	'dispense medication to residents',
	'sell carpets to hotels',
	'interview candidates for warehouse jobs',
	'paint scenery for two plays',
	'catalogue rare books',
	'calibrate pressure gauges',
].map((line) => {
	const [base = '', ...rest] = line.split(' ')
	const { past, gerund, participle } = conjugate(base)
	return { base, past, gerund, participle, rest: rest.join(' ') }
})

const statement = ({ past, rest }: Work) => withCapital(`${past} ${rest}`)
const withCapital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

type Sentence = (work: Work) => string

/** What holds back the work that the new text claims outright. */
const heldBack: Record<string, Sentence> = {
	never: ({ past, rest }) => `Never ${past} ${rest}`,
	'did not': ({ base, rest }) => `Did not ${base} ${rest}`,
	declined: ({ base, rest }) => `Declined to ${base} ${rest}`,
	refused: ({ base, rest }) => `Refused to ${base} ${rest}`,
	'turned down': ({ base, rest }) => `Turned down the chance to ${base} ${rest}`,
	without: ({ gerund, rest }) => `Left without ${gerund} ${rest}`,
	unable: ({ base, rest }) => `Was unable to ${base} ${rest}`,
	'aimed to': ({ base, rest }) => `Aimed to ${base} ${rest}`,
	'planned to': ({ base, rest }) => `Planned to ${base} ${rest}`,
	'hoped to': ({ base, rest }) => `Hoped to ${base} ${rest}`,
	'was asked to': ({ base, rest }) => `Was asked to ${base} ${rest}`,
	'was due to': ({ base, rest }) => `Was due to ${base} ${rest}`,
	'tried to': ({ base, rest }) => `Tried to ${base} ${rest}`,
	'was trained to': ({ base, rest }) => `Was trained to ${base} ${rest}`,
	'learned how to': ({ base, rest }) => `Learned how to ${base} ${rest}`,
	may: ({ participle, rest }) => `May have ${participle} ${rest}`,
	helped: ({ base, rest }) => `Helped ${base} ${rest}`,
	'helped somebody': ({ base, rest }) => `Helped the manager to ${base} ${rest}`,
	'assisted in': ({ gerund, rest }) => `Assisted in ${gerund} ${rest}`,
	'contributed to': ({ gerund, rest }) => `Contributed to ${gerund} ${rest}`,
	'took part in': ({ gerund, rest }) => `Took part in ${gerund} ${rest}`,
	'was involved in': ({ gerund, rest }) => `Was involved in ${gerund} ${rest}`,
	'gave a hand': ({ gerund, rest }) => `Gave the supervisor a hand ${gerund} ${rest}`,
	shadowed: ({ gerund, rest }) => `Shadowed a colleague ${gerund} ${rest}`,
	'watched how': ({ past, rest }) => `Watched how the others ${past} ${rest}`,
	'my manager': ({ past, rest }) => `My manager ${past} ${rest}`,
	'the team': ({ past, rest }) => `The team ${past} ${rest}`,
	'our company': ({ past, rest }) => `Our company ${past} ${rest}`,
	we: ({ past, rest }) => `We ${past} ${rest}`,
	'a firm that': ({ past, rest }) => `Worked for a firm that ${past} ${rest}`,
	'part of a team': ({ past, rest }) => `Part of a team that ${past} ${rest}`,
	'one of': ({ past, rest }) => `One of three people who ${past} ${rest}`,
	alongside: ({ past, rest }) => `${withCapital(past)} ${rest} alongside a senior colleague`,
	'under supervision': ({ past, rest }) => `${withCapital(past)} ${rest} under supervision`,
	occasionally: ({ past, rest }) => `Occasionally ${past} ${rest}`,
	'when needed': ({ past, rest }) => `${withCapital(past)} ${rest} when needed`,
}

/** What the new text adds to the work. */
const added: Record<string, Sentence> = {
	success: (work) => `Successfully ${statement(work).toLowerCase()}`,
	praise: (work) => `${statement(work)} to an excellent standard`,
	frequency: (work) => `${statement(work)} every hour`,
	certainty: (work) => `Always ${statement(work).toLowerCase()}`,
	scope: (work) => `${statement(work)} nationwide`,
	'the whole company': (work) => `${statement(work)} across the whole company`,
	'an improvement': (work) => `${statement(work)}, improving efficiency`,
	'a result': (work) => `${statement(work)}, resulting in fewer complaints`,
	'a number': (work) => `${statement(work)} for over 50 people`,
	'a team': (work) => `Led a team that ${statement(work).toLowerCase()}`,
	'a rank': (work) => `${statement(work)} as a senior member of staff`,
	'no help': (work) => `Single-handedly ${statement(work).toLowerCase()}`,
	'a change instead of the work': ({ rest }) => `Improved ${rest}`,
	'a cut instead of the work': ({ rest }) => `Reduced ${rest}`,
	'streamlining instead of the work': ({ rest }) => `Streamlined ${rest}`,
	'leading instead of the work': ({ rest }) => `Led ${rest}`,
	'owning instead of the work': ({ rest }) => `Owned ${rest}`,
}

/** Honest wordings, and weakeners that are about something else. */
const honest: Record<string, readonly [before: Sentence, after: Sentence]> = {
	'responsible for': [({ gerund, rest }) => `Responsible for ${gerund} ${rest}`, statement],
	'duties included': [({ gerund, rest }) => `My duties included ${gerund} ${rest}`, statement],
	'in this job I': [({ past, rest }) => `In this job I ${past} ${rest}`, statement],
	'the gerund': [({ gerund, rest }) => `${withCapital(gerund)} ${rest}`, statement],
	'other words for help': [
		({ base, rest }) => `Helped ${base} ${rest}`,
		({ gerund, rest }) => `Assisted with ${gerund} ${rest}`,
	],
	'a team that is helped': [
		({ past, rest }) => `Part of a team that ${past} ${rest}`,
		({ base, rest }) => `Helped ${base} ${rest}`,
	],
	'supervision told first': [
		({ past, rest }) => `Under supervision, ${past} ${rest}`,
		(work) => `${statement(work)} under supervision`,
	],
	'other words for now and then': [
		(work) => `${statement(work)} when needed`,
		({ past, rest }) => `Occasionally ${past} ${rest}`,
	],
	'another order': [
		(work) => `${statement(work)} and answered phones`,
		({ past, rest }) => `Answered phones and ${past} ${rest}`,
	],
	'help with something else': [
		({ past, rest }) => `Helped the manager with rotas and ${past} ${rest}`,
		statement,
	],
	'never of something else': [({ past, rest }) => `Never late, ${past} ${rest}`, statement],
	'watched first, then did': [
		({ past, rest }) => `Shadowed the manager for a week, then ${past} ${rest}`,
		statement,
	],
	'training of one’s own': [
		({ past, rest }) => `I was trained by the manager and I ${past} ${rest}`,
		statement,
	],
}

describe('generated', () => {
	test.each(Object.entries(heldBack))('the work is not claimed outright: %s', (_, before) => {
		const passed = works.filter((work) => guard(before(work), statement(work), []).length === 0)
		expect(passed.map(before)).toEqual([])
	})

	test.each(Object.entries(added))('nothing is added: %s', (_, after) => {
		const passed = works.filter((work) => guard(statement(work), after(work), []).length === 0)
		expect(passed.map(after)).toEqual([])
	})

	test.each(Object.entries(honest))('honest wordings pass: %s', (_, [before, after]) => {
		const refused = works.flatMap((work) => guard(before(work), after(work), []))
		expect(refused).toEqual([])
	})
})
