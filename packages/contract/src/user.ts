import { z } from 'zod'

/** Longest e-mail address that SMTP carries (RFC 5321, 4.5.3.1). */
const maxEmailLength = 254
/** Shortest password that an account may have, in characters. */
export const minPasswordLength = 10
/** Longest password that is looked at, so that hashing has a limit. */
export const maxPasswordLength = 256

/** An e-mail address as a person types it: trimmed, compared without regard to case by the server. */
export const emailSchema = z
	.string('Please enter your email address.')
	.trim()
	.max(maxEmailLength, 'This email address is too long.')
	.pipe(z.email('Please enter an email address such as name@example.com.'))

/** A password at sign-in: anything that could be one. The rules for new passwords are the server's. */
export const passwordSchema = z
	.string('Please enter your password.')
	.min(1, 'Please enter your password.')
	.max(maxPasswordLength, 'This password is too long.')

// Control characters come along when text is pasted, and the database refuses one of them.
const profileText = (most: number) =>
	z
		.string()
		.overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
		.trim()
		.max(most, `Please use at most ${most} characters.`)

/** The fields that a person can fill in on their profile. */
export const profileSchema = z.object({
	firstName: profileText(100),
	lastName: profileText(100),
	headline: profileText(200),
	phone: profileText(50),
	city: profileText(100),
	country: profileText(100),
})
export type Profile = z.infer<typeof profileSchema>

export const planSchema = z.enum(['free', 'premium'])
export const userStatusSchema = z.enum(['active', 'inactive', 'blocked'])
export const userRoleSchema = z.enum(['user', 'admin'])

/** A person with an account, as they see themselves. */
export const userSchema = profileSchema.extend({
	id: z.uuid(),
	email: z.string(),
	emailVerified: z.boolean(),
	/** First letter of the e-mail in uppercase. */
	avatarInitial: z.string(),
	/** False while the account has only been used through a provider. */
	hasPassword: z.boolean(),
	/** Providers that this account can be signed in to with. */
	providers: z.array(z.string()),
	plan: planSchema,
	status: userStatusSchema,
	role: userRoleSchema,
	createdAt: z.iso.datetime(),
	/** When the account will be deleted, if its owner has asked for that. */
	deletionAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof userSchema>
