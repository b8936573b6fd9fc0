import { z } from 'zod'
import { secureUrl } from './secure-url.ts'

/** The credentials that a service gave to the person who hosts Ella. */
type ClientCredentials = { clientId: string; clientSecret: string }

/** The services that can be signed in with; `null` for one without credentials. */
export type SocialConfig = {
	google: (ClientCredentials & { issuer: string }) | null
	github: (ClientCredentials & { url: string; apiUrl: string }) | null
	linkedin_oauth2: (ClientCredentials & { issuer: string }) | null
}

/** The variables of the environment for signing in with other services. */
export const socialVariables = {
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	GOOGLE_ISSUER: secureUrl.default('https://accounts.google.com'),
	GITHUB_CLIENT_ID: z.string().optional(),
	GITHUB_CLIENT_SECRET: z.string().optional(),
	GITHUB_URL: secureUrl.default('https://github.com'),
	GITHUB_API_URL: secureUrl.default('https://api.github.com'),
	LINKEDIN_CLIENT_ID: z.string().optional(),
	LINKEDIN_CLIENT_SECRET: z.string().optional(),
	LINKEDIN_ISSUER: secureUrl.default('https://www.linkedin.com/oauth'),
}

type Parsed = z.infer<z.ZodObject<typeof socialVariables>>

/** Sorts the variables by service. */
export function toSocialConfig(parsed: Parsed): SocialConfig {
	const google = credentials(parsed.GOOGLE_CLIENT_ID, parsed.GOOGLE_CLIENT_SECRET)
	const github = credentials(parsed.GITHUB_CLIENT_ID, parsed.GITHUB_CLIENT_SECRET)
	const linkedin = credentials(parsed.LINKEDIN_CLIENT_ID, parsed.LINKEDIN_CLIENT_SECRET)
	return {
		google: google && { ...google, issuer: parsed.GOOGLE_ISSUER },
		github: github && { ...github, url: parsed.GITHUB_URL, apiUrl: parsed.GITHUB_API_URL },
		linkedin_oauth2: linkedin && { ...linkedin, issuer: parsed.LINKEDIN_ISSUER },
	}
}

/** Returns the missing variables that the set variables need, each with a message. */
export function socialProblems(
	parsed: Parsed & { PUBLIC_URL?: string | undefined },
): [name: string, message: string][] {
	const services = ['GOOGLE', 'GITHUB', 'LINKEDIN'] as const
	return services.flatMap((service) => {
		const [id, secret] = [`${service}_CLIENT_ID`, `${service}_CLIENT_SECRET`] as const
		const problems: [name: string, message: string][] = []
		if (parsed[id] && !parsed[secret]) problems.push([secret, `is needed beside ${id}`])
		if (parsed[secret] && !parsed[id]) problems.push([id, `is needed beside ${secret}`])
		if (parsed[id] && !parsed.PUBLIC_URL) {
			problems.push(['PUBLIC_URL', `is needed beside ${id}: people are sent back to it`])
		}
		return problems
	})
}

function credentials(clientId?: string, clientSecret?: string): ClientCredentials | null {
	return clientId && clientSecret ? { clientId, clientSecret } : null
}
