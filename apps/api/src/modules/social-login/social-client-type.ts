/** Signs people in with one service. */
export type SocialClient = {
	/** The address at the service to send the browser to. */
	addressOf: (redirectUri: string, checks: SignInChecks) => Promise<URL>
	/** Who came back; throws when anything about the answer is not as it should be. */
	finish: (answer: URL, checks: SignInChecks) => Promise<SocialProfile>
}

/** A person as a service describes them. */
export type SocialProfile = {
	/** The service's own, unchanging id of the person. */
	subject: string
	email: string | null
	/** Whether the service has proof that the e-mail is the person's. */
	isEmailVerified: boolean
	firstName: string
	lastName: string
}

/**
 * The random values that tie a service's answer to the question; the server keeps them while the person is at the
 * service. A service that doesn't take the verifier or the nonce isn't sent them.
 */
type SignInChecks = {
	state: string
	/** Proves to the service that the same client began the sign-in and fetches the answer (PKCE). */
	verifier: string
	/** The ID token has to repeat it. */
	nonce: string
}
