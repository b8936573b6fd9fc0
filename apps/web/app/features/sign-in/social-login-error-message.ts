import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'

const fallback = 'We couldn’t sign you in. Please try again.'

const sentenceByCode: Record<string, string> = {
	social_login_not_configured: 'Social login coming soon! For now, please use email registration.',
	social_email_not_verified:
		'This service hasn’t confirmed your email address. Confirm it there, or sign up with your email here.',
	account_not_active: 'Your account is inactive or blocked. Please contact support.',
	too_many_logins: 'Too many login attempts. Please try again later.',
}

/**
 * Returns the error message of a failed sign-in with a service, from the code in the address or the error of the
 * exchange.
 */
export function socialLoginErrorMessage(failure: unknown): string {
	if (failure instanceof ApiError) return sentenceByCode[failure.code] ?? failure.message
	if (failure instanceof NoAnswerError) return failure.message
	return (typeof failure === 'string' && sentenceByCode[failure]) || fallback
}
