import { type ContactMessage, contactMessageSchema, sendContactMessage } from '@app/contract'
import { call } from '#shared/api/call.ts'

/** The schema of a message from the form: every field is present, though some may be empty. */
export const filledMessageSchema = contactMessageSchema.required()

/** Sends a message and answers with the sentence that acknowledges it. */
export async function sendMessage(body: ContactMessage): Promise<string> {
	const { detail } = await call(sendContactMessage, { body })
	return detail
}
