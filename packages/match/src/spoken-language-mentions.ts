import type { Passage } from '@app/cv'

type Found = { conceptId: string; narrower: null; start: number; end: number }

const speaks =
	'speaks?|speaking|spoken|spoke|fluent(?:ly)?(?:\\s+in)?|native|bilingual(?:\\s+in)?|conversational|basic|written|mother\\s+tongue:?|languages?:?'
const renders = '(?:interpret(?:ed|ing)?|translat(?:ed|ing|e))\\b[^.;]{0,40}\\s(?:in|to|into|from)'
const others = '(?:\\p{Lu}\\p{L}+(?:\\s*,\\s*|\\s+(?:and|or|&)\\s+))*'
const ends =
	'(?=\\s*(?:$|[,.;:()&/–-]|(?:and|or|to|with|at|from|fluently|well|speakers?|speaking|language|as)\\b))'
const told = new RegExp(
	`(?:\\b(?:${speaks}|${renders})\\s+${others}|(?=Polish[\\s-]speak))(?<name>Polish)${ends}`,
	'iu',
)
const listed = /^(?:Languages?:\s*)?(?<name>Polish)(?:\s*[(,:–-]\s*[\p{L}\d ]{1,30}\)?)?$/u

/**
 * The language whose name is a verb and a thing as well, where a line of the CV shows that the language is meant. The lexicon knows
 * the name only beside the word for a language.
 */
export function findLanguageMentions({ section, text }: Passage): Found[] {
	const isList = section === 'skills' || section === 'custom'
	const match = told.exec(text) ?? (isList ? listed.exec(text) : null)
	const name = match?.groups?.name
	if (match === null || name !== 'Polish') return []
	const start = text.indexOf(name, match.index)
	return [{ conceptId: 'polish-language', narrower: null, start, end: start + name.length }]
}
