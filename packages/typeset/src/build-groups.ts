import { type Language, plainWords, printedLanguageLevel, proficiencies, type Skill } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import type { Labels } from './labels/labels.ts'
import type { Group, Levelled } from './typeset-input.ts'

/** Returns the skills by groups, each group in the place of its first skill. */
export function skillGroups(skills: Skill[]): Group[] {
	const groups = Map.groupBy(skills, ({ group }) => cleanLine(group))
	return [...groups].map(([label, members]) =>
		createGroup(
			label,
			members.map(({ name, level }) => qualified(name, level)),
		),
	)
}

/** The languages with their levels, on one line. */
export function languageGroups(languages: Language[], { native }: Labels): Group[] {
	const levels = languages
		.map((language): Levelled => {
			const level = printedLanguageLevel(language)
			return {
				name: cleanLine(language.name),
				level: cleanLine(level === 'native' ? native : level),
				steps: countSteps(language),
			}
		})
		.filter(({ name, level }) => name !== '' || level !== '')
	const items = levels.map(({ name, level }) => qualified(name, level))
	return [{ ...createGroup('', items), levels }]
}

const scale: readonly string[] = proficiencies.filter((level) => level !== '' && level !== 'native')

function countSteps({ proficiency }: Language): number {
	return proficiency === 'native' ? scale.length : scale.indexOf(proficiency) + 1
}

/** Names alone, on one line. */
export function namesGroup(items: { name: string }[]): Group[] {
	return [
		createGroup(
			'',
			items.map(({ name }) => cleanLine(name)),
		),
	]
}

/** Tags on one line. */
export function tagGroup(tags: string[]): Group[] {
	return [createGroup('', tags.map(plainWords).map(cleanLine))]
}

function createGroup(label: string, items: string[]): Group {
	const written = items.filter(Boolean)
	return { kind: 'group', label: written.length === 0 ? '' : label, items: written, levels: [] }
}

function qualified(name: string, level: string): string {
	const cleanLevel = cleanLine(level)
	return cleanLevel === '' ? cleanLine(name) : `${cleanLine(name)} (${cleanLevel})`.trim()
}
