import type { TestProject } from 'vitest/node'
import { type Environment, startSurroundings } from './environment.ts'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
	export interface ProvidedContext {
		productUrl: string
		/** The product's data folder, for the operator's commands. */
		dataDir: string
		/** Where the messages that the product sends arrive. */
		mailFolder: string
	}
}

let surroundings: Environment | undefined
let product: Product | undefined

/**
 * Starts one product for all journeys that don't need a separate one; uses the product named in the environment if
 * one is running.
 */
export async function setup(project: TestProject): Promise<void> {
	const { JOURNEYS_PRODUCT_URL: running, JOURNEYS_MAIL_FOLDER: mails } = process.env
	if (running !== undefined && mails !== undefined) {
		project.provide('productUrl', running)
		project.provide('mailFolder', mails)
		return
	}
	surroundings = await startSurroundings()
	const { port, env, mailFolder } = surroundings
	product = await startProduct({ port, env })
	project.provide('productUrl', product.url)
	project.provide('dataDir', product.dataDir)
	project.provide('mailFolder', mailFolder)
}

/** Stops it. */
export async function teardown(): Promise<void> {
	await product?.stop()
	await surroundings?.stop()
}
