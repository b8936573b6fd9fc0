import type { Section } from './section.ts'

/** What lines can be about, as far as their own words tell; `other` is what tells only by its title. */
export const topics = [
	'header',
	'professionalSummary',
	'experience',
	'education',
	'skills',
	'language',
	'other',
] as const
export type Topic = (typeof topics)[number]

/** The topic of a kind of section. */
export function topicOfKind(kind: Section['kind']): Topic {
	if (kind === 'contact') return 'header'
	return topics.find((topic) => topic === kind) ?? 'other'
}
