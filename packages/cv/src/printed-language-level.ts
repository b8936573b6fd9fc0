import type { Language } from './cv-document.ts'

/** Returns the printed level of a language: the person's words if they gave any. */
export function printedLanguageLevel({
	level,
	proficiency,
}: Pick<Language, 'level' | 'proficiency'>): string {
	return level.trim() === '' ? proficiency : level.trim()
}
