import { pluralOf, readVerb, singularOf } from '@app/language/corrector'
import type { FormEdit } from './edit.ts'

const verbForms = {
	past: 'past',
	base: 'lemma',
	gerund: 'gerund',
	participle: 'participle',
	third: 'thirdPerson',
} as const

/** Returns the word in another form; `null` if it has none. Words are in small letters. */
export function putInForm(word: string, form: FormEdit): string | null {
	if (form === 'one') return singularOf(word)
	if (form === 'many') return pluralOf(word)
	return readVerb(word)?.forms[verbForms[form]] ?? null
}

/** Returns the form that makes one word of another; `null` if the two are not forms of one word. */
export function findForm(word: string, other: string): FormEdit | null {
	const forms = readVerb(word)?.forms
	if (forms !== undefined)
		for (const form of ['past', 'base', 'gerund', 'participle', 'third'] as const)
			if (forms[verbForms[form]] === other) return form
	if (singularOf(word) === other) return 'one'
	return pluralOf(word) === other ? 'many' : null
}
