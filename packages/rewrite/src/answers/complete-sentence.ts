import { conjugate, findVerb, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { PlacedAsk } from '../placed-ask.ts'
import { sentencePlace } from '../questions/ask-next.ts'
import { inPresent } from '../questions/question-tense.ts'
import { isPhrase } from './answer-phrases.ts'
import { type Figure, readFigure } from './read-figure.ts'
import { namesThing, tellBehind } from './tell-beside.ts'
import { trimAnswer } from './trim-answer.ts'

/** Returns the sentence that an answer completes, of a question that has one; `null` if it doesn't fit there. */
export function completeSentence(
	{ ask, fit }: PlacedAsk,
	{ said, isCurrent }: { said: string; isCurrent: boolean },
): string | null {
	const [place, template = ''] = fit.split(':')
	if (place !== sentencePlace) return null
	const told = isCurrent ? presentOf(template) : template
	const words = ask.unit === 'words' ? readWords(said, told) : readSize(said, ask.unit === 'money')
	return words === null ? null : withCapital(told.replace('{answer}', words))
}

/** A sentence in the present: “Worked in a team”, “Most of them were”. */
export function presentOf(template: string): string {
	const [first = '', ...rest] = template.split(' ')
	const verb = findVerb(first.toLowerCase())
	if (verb?.forms.includes('past') === true)
		return [withCapital(conjugate(verb.verb.lemma).lemma), ...rest].join(' ')
	return inPresent(template)
}

// An amount with everything that was said of it; whom it counts the sentence says already.
function readSize(said: string, isMoney: boolean): string | null {
	const figure = readFigure(said, { isMoney })
	if (figure === null || figure.kind === 'change' || !namesThing(figure.noun)) return null
	if (isMoney !== /[£$€]/.test(figure.amount)) return null
	const told = [figure.amount, nounOf(figure), figure.often, figure.where].filter(Boolean).join(' ')
	return [told, ...figure.things].join(' ') + tellBehind(figure.others)
}

const nounOf = ({ noun }: Figure) => (isPhrase(noun, 'companion') || /^acre/.test(noun) ? '' : noun)

// What words name, as a list with its “and”; `null` where they tell an act or speak of a person.
function readWords(said: string, told: string): string | null {
	const before = told.split(' {answer}')[0]?.split(' ').at(-1) ?? ''
	const bare = trimAnswer(said, ['lead', 'naming'])
	const own = bare.startsWith(`${before} `) ? bare.slice(before.length + 1) : bare
	const words = closeList(own).replace(/ (?:each|(?:per|a) room)$/u, '')
	const { tokens } = analyseLine(words)
	const isName = tokens.every(({ tag }) => !/^(?:VB[DPZ]?|MD|PRP|PRP\$|WH)$/.test(tag))
	return words !== '' && isName && tokens.length <= mostWords ? words : null
}

const mostWords = 24

// “Cafes, barbers” → “cafes and barbers”
function closeList(words: string): string {
	const at = words.lastIndexOf(', ')
	if (at < 0 || /\b(?:and|or)\b|&/u.test(words)) return words
	return `${words.slice(0, at)} and ${words.slice(at + 2)}`
}
