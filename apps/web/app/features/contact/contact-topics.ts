import type { ContactTopic } from '@app/contract'

/** What a message may be about, in words. */
export const contactTopics: { value: ContactTopic; label: string }[] = [
	{ value: 'question', label: 'A question' },
	{ value: 'problem', label: 'Something isn’t working' },
	{ value: 'data', label: 'My personal data' },
	{ value: 'security', label: 'Report a security issue' },
	{ value: 'other', label: 'Something else' },
]
