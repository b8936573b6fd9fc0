import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@app/e2e/product'

type Running = {
	/** The address of the Ella that is visited. */
	url: string
	/** Where its messages arrive. */
	mailFolder: string
}

/** Runs journeys by their names against an Ella that runs already, and answers 0 when all passed. */
export async function runJourneys(names: string[], { url, mailFolder }: Running): Promise<number> {
	const vitest = join(root, 'node_modules/vitest/vitest.mjs')
	const child = spawn(process.execPath, [vitest, 'run', '--root', 'e2e', ...names], {
		cwd: root,
		env: {
			...process.env,
			NODE_ENV: 'test',
			JOURNEYS_PRODUCT_URL: url,
			JOURNEYS_MAIL_FOLDER: mailFolder,
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	const [code] = await once(child, 'exit')
	return code ?? 1
}
