import { z } from 'zod'
import { account, anyone, secretHolder } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { sessionCalls } from './session-calls.ts'
import { emailSchema, passwordSchema, profileSchema, userSchema } from './user.ts'

const secretSchema = z.string().min(1).max(200)
const detailSchema = z.object({ detail: z.string() })

/** The same for a known e-mail as for a new one, so that nobody learns who has an account. */
export const register = endpoint({
	method: 'POST',
	path: '/api/auth/registration/',
	access: anyone,
	summary: 'Create an account and send a verification email',
	body: z.object({ email: emailSchema, password1: passwordSchema, password2: passwordSchema }),
	response: detailSchema.extend({
		/** A one-time ticket with which a guest's analysis can be claimed before the e-mail is verified. */
		claimTicket: z.string(),
	}),
})

export const resendVerification = endpoint({
	method: 'POST',
	path: '/api/auth/registration/resend-email/',
	access: anyone,
	summary: 'Send the verification email again',
	body: z.object({ email: emailSchema }),
	response: detailSchema,
})

/** Confirms a new account's e-mail, and also a changed one. */
export const confirmEmail = endpoint({
	method: 'POST',
	path: '/api/auth/registration/verify-email/',
	access: secretHolder('body.key'),
	summary: 'Confirm an email address with the secret from the email',
	body: z.object({ key: secretSchema }),
	response: detailSchema.extend({ email: z.string() }),
})

export const requestPasswordReset = endpoint({
	method: 'POST',
	path: '/api/auth/password/reset/',
	access: anyone,
	summary: 'Send an email with a link to choose a new password',
	body: z.object({ email: emailSchema }),
	response: detailSchema,
})

/** Ends every session of the account. */
export const resetPassword = endpoint({
	method: 'POST',
	path: '/api/auth/password/reset/confirm/',
	access: secretHolder('body.key'),
	summary: 'Choose a new password with the secret from the email',
	body: z.object({ key: secretSchema, password1: passwordSchema, password2: passwordSchema }),
	response: detailSchema,
})

/** Ends every other session. An account without a password leaves `currentPassword` empty. */
export const changePassword = endpoint({
	method: 'POST',
	path: '/api/auth/password/change/',
	access: account,
	summary: 'Change the password',
	body: z.object({
		currentPassword: z.string().max(256).default(''),
		password1: passwordSchema,
		password2: passwordSchema,
	}),
	response: detailSchema,
})

/** The address changes when the e-mail that is sent to the new one is answered. */
export const changeEmail = endpoint({
	method: 'POST',
	path: '/api/auth/email/change/',
	access: account,
	summary: 'Ask to change the email address',
	body: z.object({ email: emailSchema, currentPassword: z.string().max(256).default('') }),
	response: detailSchema,
})

export const getUser = endpoint({
	...sessionCalls.getUser,
	access: account,
	summary: 'The signed-in user',
	response: userSchema,
})

export const updateProfile = endpoint({
	method: 'PATCH',
	path: '/api/auth/profile/',
	access: account,
	summary: 'Change parts of the profile',
	body: profileSchema.partial().strict(),
	response: userSchema,
})

/**
 * Signs the account out everywhere; the account is deleted for good 14 days later unless its owner signs in to keep
 * it.
 */
export const deleteAccount = endpoint({
	method: 'POST',
	path: '/api/auth/account/delete/',
	access: account,
	summary: 'Request deletion of the account',
	body: z.object({ currentPassword: z.string().max(256).default('') }),
	response: z.object({ detail: z.string(), deletionAt: z.iso.datetime() }),
})

export const keepAccount = endpoint({
	method: 'POST',
	path: '/api/auth/account/keep/',
	access: account,
	summary: 'Cancel the deletion of the account',
	response: userSchema,
})

/** A zip of JSON and files. */
export const exportAccount = endpoint({
	method: 'GET',
	path: '/api/auth/account/export/',
	access: account,
	summary: 'Everything stored about the signed-in user',
})
