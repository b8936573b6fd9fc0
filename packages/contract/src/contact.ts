import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { emailSchema } from './user.ts'

/** The topics that a message may have. */
export const contactTopicSchema = z.enum(['question', 'problem', 'data', 'security', 'other'])
export type ContactTopic = z.infer<typeof contactTopicSchema>

export const maxContactMessage = 5000

export const contactMessageSchema = z.object({
	// Line breaks would end up in the header of a mail.
	name: z
		.string()
		.trim()
		.max(200, 'Please keep this under 200 characters.')
		.regex(/^[^\p{Cc}]*$/u, 'Please write your name on one line.')
		.default(''),
	email: emailSchema,
	topic: contactTopicSchema,
	message: z
		.string('Please write your message.')
		.trim()
		.min(10, 'Please tell us a little more so we can help.')
		.max(maxContactMessage, 'Please keep your message under 5,000 characters.'),
	/** Left empty by people, who do not see it; programs fill it in. */
	website: z.string().max(500).default(''),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const sendContactMessage = endpoint({
	method: 'POST',
	path: '/api/contact/',
	access: anyone,
	summary: 'Send a message to the people who run this site',
	body: contactMessageSchema,
	response: z.object({ detail: z.string() }),
})
