import { findVerb, splitWords, type VerbForm } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { firstWords, quoted } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import { listWords, readAlternatives } from '../../word-lists.ts'
import { opensWithCompound, opensWithThing } from './opens-with-thing.ts'

const fewestOfEach = 2

export const oneFormInAJob: Check = {
	id: 'E10',
	category: 'impact',
	severity: 'tip',
	title: 'Bullets in each job start the same way',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: largestList,
	fewest: fewestOfEach,
	run: (context) => {
		const mixed = context.cv.experience.flatMap((_, index) => {
			const clash = findClash(context, index)
			return clash === null ? [] : [{ index, clash }]
		})
		const [first] = mixed
		if (first === undefined) return hasMixedForms(context) ? 'tolerated' : null
		const [one, other] = first.clash
		return {
			title: `In ${nameOfJob(context.cv, first.index)}, some bullets start like ${quoted(one.text)} and others like ${quoted(other.text)}.`,
			why: 'Switching between them makes the list harder to read.',
			fix: 'Choose one: “Manage” or “Managed”. It’s fine to put a finished project in the past tense in a job you still do.',
			evidence: first.clash.map(({ path, text }) =>
				context.pointAt({ path, quote: firstWords(text) }),
			),
		}
	},
}

// One line in another form is too little to tell, and too much to praise.
function hasMixedForms(context: CheckContext): boolean {
	return context.cv.experience.some((_, index) => findClash(context, index, 1) !== null)
}

type Bullet = { path: string; text: string }

// Present beside past is right for a current job; -ing beside either, or two forms of the present, is not.
const clashes: readonly (readonly [VerbForm, VerbForm])[] = [
	['gerund', 'past'],
	['gerund', 'base'],
	['base', 'thirdPerson'],
	['thirdPerson', 'gerund'],
]

function findClash(
	{ bullets, cv }: CheckContext,
	index: number,
	fewest = fewestOfEach,
): [Bullet, Bullet] | null {
	const own = bullets.filter(({ section, entry }) => section === 'experience' && entry === index)
	const inForm = (form: VerbForm) => own.filter(({ text }) => verbForm(text) === form)
	const goesOn = cv.experience[index]?.current === true
	const clash = goesOn ? clashOfHabits(inForm('base'), inForm('past')) : null
	if (clash !== null) return clash
	for (const [form, otherForm] of clashes) {
		const [ones, others] = [inForm(form), inForm(otherForm)]
		const [one, other] = [ones[0], others[0]]
		if (one !== undefined && other !== undefined && Math.min(ones.length, others.length) >= fewest)
			return [one, other]
	}
	return null
}

// In a current job, a line about regular work in the past tense clashes with lines in the present, and so do lines
// with one verb in both tenses.
function clashOfHabits(
	present: readonly Bullet[],
	past: readonly Bullet[],
): [Bullet, Bullet] | null {
	const [anyPresent] = present
	const habit = past.find(({ text }) => isHabit(text))
	if (anyPresent !== undefined && habit !== undefined) return [anyPresent, habit]
	// A verb whose object opens with an article or a possessive happened once, even if the person still does similar
	// work.
	const byVerb = Map.groupBy(
		past.filter(({ text }) => !/^\S+ (?:the|an?|our|my|its|their)\b/iu.test(text)),
		lemmatise,
	)
	for (const bullet of present) {
		const [same] = byVerb.get(lemmatise(bullet)) ?? []
		if (same !== undefined && (byVerb.get(lemmatise(bullet)) ?? []).length >= fewestOfEach)
			return [bullet, same]
	}
	return null
}

function lemmatise({ text }: Bullet): string {
	return findVerb(splitWords(text)[0] ?? '')?.verb.lemma ?? ''
}

// Verbs of work that comes again; a figure per week after another verb may belong to its object.
const routine = new Set(listWords('routine-verbs'))
const turn = '(?:day|night|shift|week|month|quarter|term|session|morning|afternoon|evening|round)'
// An amount per span of time comes again; a span that lasted, or a record within one, does not.
const howOften = String.raw`(?:\d[\d,.]{0,12}|times|once|twice|two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})`
const comesAgain = new RegExp(
	`(?<!\\p{L})(?:${[
		`${howOften}[^.;]{0,40}(?<!(?:in|for|at|of|on|within|over)) an? ${turn}(?! (?:of|nursery|centre|school|care|job))`,
		`(?:per|each|every) ${turn}|daily|nightly`,
	].join('|')})(?!\\p{L})`,
	'iu',
)
const wasDone = new RegExp(
	String.raw`(?<!\p{L})(?:${readAlternatives('after-act')})(?!\p{L})|%`,
	'iu',
)

function isHabit(text: string): boolean {
	return routine.has(lemmatise({ path: '', text })) && comesAgain.test(text) && !wasDone.test(text)
}

function verbForm(text: string): VerbForm | null {
	const match = findVerb(splitWords(text)[0] ?? '')
	if (match === null || opensWithThing(text) || opensWithCompound(text)) return null
	if (match.forms.includes('past')) return match.forms.includes('base') ? null : 'past'
	return match.forms[0] ?? null
}

// Returns the most lines in one job that begin with a verb, in any form.
function largestList({ bullets, cv }: CheckContext): number {
	const inJobs = bullets.filter(({ section, text }) => section === 'experience' && verbForm(text))
	return Math.max(
		0,
		...cv.experience.map((_, job) => inJobs.filter(({ entry }) => entry === job).length),
	)
}
