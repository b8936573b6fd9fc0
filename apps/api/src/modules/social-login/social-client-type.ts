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
 * What ties an answer of a service to the question, all of it random; the server keeps it while the person is
 * there. A service that does not take the verifier or the nonce is not shown them.
 */
type SignInChecks = {
	state: string
	/** Proves to the service that whoever asked is whoever fetches the answer (PKCE). */
	verifier: string
	/** What the ID token has to repeat. */
	nonce: string
}
