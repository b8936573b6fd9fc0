import { isAlsoNoun } from '@app/language'
import { rewriteWords } from '../word-lists.ts'
import {
	goesWithWork,
	isGerundOfAct,
	laterForms,
	leansOnPreposition,
	type OpenClause,
	opensFinitePart,
	takesTasks,
} from './open-clause.ts'
import { type Act, type ActForm, readAct } from './read-act.ts'
import type { Segment } from './split-segments.ts'

type Start = {
	act: Act
	last: OpenClause
	form: ActForm
	index: number
	segments: readonly Segment[]
}

/** Whether an act begins a new clause, and is not part of the object of the act before. */
export function isClauseBoundary({ act, last, form, index, segments }: Start): boolean {
	if (act.isMarked) return true
	if (act.form === 'gerund' && goesWithWork(act)) return false
	if (form === 'past' || form === 'participle') return continuesPast({ act, last, index, segments })
	if (form === 'thirdPerson' && opensFinitePart(last.object)) return false
	if (act.form === 'noun') return nounStarts(act, last)
	if (act.form === 'base')
		return !isAdjective(act, form) && !isSecondNoun(act, last) && baseStarts(act, last)
	return gerundStarts({ act, last, form, index, segments })
}

function nounStarts(act: Act, last: OpenClause): boolean {
	if (act.hadOf && last.act.hadOf && act.object !== '') return true
	// After a bare plural, an act named with its object is a new piece of work.
	if (act.hadOf && act.object !== '' && /^\p{L}+[^su\s]s$/u.test(last.object))
		return last.attached.length === 0
	return !takesTasks(last) && last.attached.length === 0
}

// The verbs that are adjectives too. Between gerunds they describe the noun behind them.
const adjectives = rewriteWords.pattern('verbs-and-adjectives', 'whole')

const determiners = rewriteWords.pattern('opens-an-object', 'whole', '')

function isAdjective({ word, object }: Act, form: ActForm): boolean {
	const [next = ''] = object.split(/[\s,]/, 1)
	return (
		(form === 'gerund' || form === 'noun') &&
		adjectives.test(word) &&
		/^\p{Ll}+$/u.test(next) &&
		!determiners.test(next)
	)
}

// Whether a word between gerunds, before a preposition, is a noun although it may be a verb.
function isSecondNoun({ word, object }: Act, last: OpenClause): boolean {
	const isFollowed = /^(?:with|for|in|at|on|of|from)\b/.test(object)
	return last.act.form === 'gerund' && isFollowed && isAlsoNoun(word)
}

function baseStarts(act: Act, last: OpenClause): boolean {
	return !(act.object === '' && last.object !== '') && !opensFinitePart(last.object)
}

function gerundStarts({ act, last, form, index, segments }: Start): boolean {
	if (act.form === 'gerund' && leansOnPreposition(last.object)) return false
	const next = segments[index + 1]
	// A gerund without an object between things is one of these things.
	const isAlone = act.object === '' && act.form === 'gerund'
	if (isAlone && last.object !== '' && (next !== undefined || last.attached.length > 0))
		return (
			next !== undefined &&
			last.attached.length === 0 &&
			readAct(next.text, laterForms(form, next)) !== null
		)
	return !(act.form === 'gerund' && /\b(?:nice|good|hard|own)$/i.test(last.object))
}

// Whether a piece behind a past act is further work. "Redesigned the menu, boosting sales" tells how or to what end;
// "made apps, fixing bugs and wrote tests" is a list.
function continuesPast({ act, last, index, segments }: Omit<Start, 'form'>): boolean {
	const segment = segments[index]
	if (act.form === 'past') return !opensFinitePart(last.object) && !isParticiplePair(last, act)
	if (act.form === 'base')
		return (
			segment?.join === ', ' &&
			last.attached.length === 0 &&
			!opensFinitePart(last.object) &&
			act.object !== ''
		)
	const isFollowedByPast = segments
		.slice(index + 1)
		.some(({ text }) => readAct(text, ['past'])?.form === 'past')
	return (
		isFollowedByPast ||
		(segment?.join === ' and ' &&
			act.object !== '' &&
			!/ing\b/.test(last.object) &&
			isGerundOfAct(act.word, act.object))
	)
}

// Whether a participle is joined to a describing adjective. Both then describe the same noun.
function isParticiplePair(last: OpenClause, act: Act): boolean {
	return /\b(?:new|lost|fresh|raw|old|frozen|cooked)$/i.test(last.object) && act.object !== ''
}
