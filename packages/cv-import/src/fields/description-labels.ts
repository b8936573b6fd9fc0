import { lineWords } from '../lexicon/word-lists.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'

const duties = [
	[
		String.raw`(?:(?:${lineWords('before-duties')}) )?(?:\p{L}+ (?:and|&) )?`,
		String.raw`(?:${lineWords('duties')})(?:(?: (?:and|&) |\s?/\s?)(?:${lineWords('other-duties')}))?`,
		'(?: (?:include|includes|included|including|involved|were|are))?(?: the following)?',
	].join(''),
	'main activities and responsibilities',
	'aufgaben(?:gebiete?|bereiche?|schwerpunkte)?|tätigkeiten|verantwortlichkeiten|erfolge|hauptaufgaben',
	'missions?(?: principales?)?|tâches(?: principales)?|réalisations|principales activités(?: et responsabilités)?',
	'funciones(?: principales)?|principales funciones|responsabilidades|logros|tareas|actividades y responsabilidades principales',
	'mansioni|principali mansioni(?: e responsabilità)?|attività(?: principali)?|responsabilità|risultati',
	'(?:principais )?funções|tarefas|atividades(?: principais)?|principais atividades e responsabilidades|responsabilidades',
	'taken|werkzaamheden|verantwoordelijkheden|taken en verantwoordelijkheden|resultaten',
	'(?:zakres )?obowiązk(?:i|ów)|zadania|osiągnięcia|główne zadania',
].join('|')
const alone = new RegExp(`^(?:${duties})\\s*:?$`, 'iu')
const before = new RegExp(`^(?:${duties})\\s*(?::|–)\\s+(?=\\S)`, 'iu')

/** Whether a line only says that duties follow: "Key responsibilities:". */
export function isDescriptionLabel(text: string): boolean {
	return alone.test(text.trim())
}

/** The words without the label before them: "Duties: leading shifts". */
export function stripDescriptionLabel(span: Span): Span {
	const label = before.exec(span.text)
	return label === null ? span : trimSpan(sliceSpan(span, label[0].length))
}
