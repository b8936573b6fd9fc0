import type { ContactTopic } from '@app/contract'

/** What a message may be about, in words. */
export const contactTopics: { value: ContactTopic; label: string }[] = [
	{ value: 'question', label: 'A question' },
	{ value: 'problem', label: 'Something isn’t working' },
	{ value: 'data', label: 'My personal data' },
	{ value: 'security', label: 'A weakness I have found' },
	{ value: 'other', label: 'Something else' },
]
