import { startIdentityProvider } from './identity-provider.ts'
import { startJobBoard } from './job-board.ts'
import { startLanguageModel } from './language-model.ts'
import { startMailbox } from './mailbox.ts'
import { freePort } from './product.ts'

/**
 * The services around an Ella in real use: a mail server, services to sign in with, a job board, and a language
 * model.
 */
export type Environment = {
	/** The port for the Ella that people visit. */
	port: number
	/** The variables of the environment with which an Ella finds all this. */
	env: Record<string, string>
	/** Where messages arrive; see `waitForMail`. */
	mailFolder: string
	/** Address of the service that plays Google and LinkedIn. */
	issuer: string
	stop: () => Promise<void>
}

/** Starts them. GitHub is left out, so that the state of a service without credentials can be seen too. */
export async function startSurroundings(): Promise<Environment> {
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const secret = 'a secret that the service gave to the host'
	const clientFor = (provider: string) => ({
		id: provider,
		secret,
		redirectUris: [`${url}/accounts/${provider}/login/callback/`],
	})
	const mailbox = await startMailbox()
	const model = await startLanguageModel()
	const board = await startJobBoard()
	const service = await startIdentityProvider(await freePort(), [
		clientFor('google'),
		clientFor('linkedin_oauth2'),
	])
	return {
		port,
		mailFolder: mailbox.folder,
		issuer: service.issuer,
		env: {
			PUBLIC_URL: url,
			TRUST_PROXY: 'loopback',
			SMTP_URL: mailbox.url,
			MAIL_FROM: 'Ella <ella@example.com>',
			GOOGLE_CLIENT_ID: 'google',
			GOOGLE_CLIENT_SECRET: secret,
			GOOGLE_ISSUER: service.issuer,
			LINKEDIN_CLIENT_ID: 'linkedin_oauth2',
			LINKEDIN_CLIENT_SECRET: secret,
			LINKEDIN_ISSUER: service.issuer,
			AI_PROVIDER: 'openai-compatible',
			AI_BASE_URL: model.baseUrl,
			AI_MODEL: 'stub',
			AI_OWN_KEYS: `openai,mine=${model.baseUrl}`,
			// A busy machine must not turn visitors away here; the answers of a busy server have separate tests.
			OVERLOAD_WAIT_MS: '0',
			RENDER_WAIT_SECONDS: '30',
			...board.env,
		},
		async stop() {
			await Promise.all([mailbox.stop(), service.stop(), model.stop(), board.stop()])
		},
	}
}
