import { type ContactMessage, contactMessageSchema, sendContactMessage } from '@app/contract'
import { call } from '#shared/api/call.ts'

/** What every message has; a person may leave fields of it empty. */
export const filledMessageSchema = contactMessageSchema.required()

/** Sends a message and answers with the sentence that acknowledges it. */
export async function sendMessage(body: ContactMessage): Promise<string> {
	const { detail } = await call(sendContactMessage, { body })
	return detail
}
