import { contactMessageSchema, emailSchema, jobWishSchema } from '@app/contract'
import { z } from 'zod'

const secret = z.object({
	/** The account that the link belongs to; `null` while there is none. */
	accountId: z.uuid().nullable(),
	/** The data that the user of the link needs. */
	data: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
})
/** The schema of an address lets no line break through, so nobody can add headers to a message. */
const to = emailSchema

/** The messages that Ella sends to people. A message with a `secret` gets a link that works once. */
export const outgoingEmailSchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('verify_email'), to, secret }),
	z.object({ kind: z.literal('address_has_account'), to }),
	z.object({ kind: z.literal('reset_password'), to, secret }),
	z.object({ kind: z.literal('password_changed'), to, changedAt: z.iso.datetime() }),
	z.object({ kind: z.literal('confirm_new_email'), to, secret }),
	z.object({ kind: z.literal('email_changing'), to, newEmail: emailSchema }),
	z.object({ kind: z.literal('account_deletion'), to, deletionAt: z.iso.datetime() }),
	z.object({
		kind: z.literal('renewal_reminder'),
		to,
		renewsAt: z.iso.datetime(),
		amount: z.number().int().nullable(),
		currency: z.string().nullable(),
	}),
	z.object({ kind: z.literal('payment_failed'), to, graceUntil: z.iso.datetime() }),
	z.object({ kind: z.literal('premium_ended'), to }),
	z.object({ kind: z.literal('guest_verification'), to, secret, name: z.string() }),
	z.object({
		kind: z.literal('job_alert'),
		to,
		/** The kept search that has something new. */
		searchId: z.uuid(),
		name: z.string(),
		wish: jobWishSchema,
		count: z.number().int(),
		/** The newest of them. */
		jobs: z.array(
			z.object({ id: z.uuid(), title: z.string(), company: z.string(), place: z.string() }),
		),
	}),
	z.object({
		kind: z.literal('step_reminder'),
		to,
		/** The owner of the step, for whom the key that stops these messages is made. */
		accountId: z.uuid(),
		applicationId: z.uuid(),
		what: z.string(),
		title: z.string(),
		company: z.string(),
		/** The day and the time, there where the person is. */
		on: z.iso.date(),
		time: z.string().nullable(),
	}),
	z.object({
		kind: z.literal('contact_message'),
		/** From the configuration, where it may be a name of this machine's own. */
		to: z.string().regex(/^[^\s<>@"]+@[^\s<>@"]+$/),
		/** Whom an answer goes to. */
		replyTo: emailSchema,
		...contactMessageSchema.pick({ name: true, topic: true, message: true }).shape,
	}),
])

/** A message that is to be sent, before it has words. */
export type Email = z.infer<typeof outgoingEmailSchema>
export type EmailKind = Email['kind']
/** The letters that carry a link which works once. */
export type SecretEmail = Extract<Email, { secret: unknown }>
