import type { Experience } from '@app/cv'

/** What a job is called in a list. */
export function nameOfJob({ jobTitle, employer }: Experience): string {
	return [jobTitle, employer].filter(Boolean).join(', ') || 'Untitled job'
}
