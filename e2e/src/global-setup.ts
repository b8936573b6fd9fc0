import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
	export interface ProvidedContext {
		productUrl: string
	}
}

let product: Product | undefined

/** One product for all journeys that do not need one of their own. */
export async function setup(project: TestProject): Promise<void> {
	product = await startProduct({ env: { TRUST_PROXY: 'loopback' } })
	project.provide('productUrl', product.url)
}

/** Stops it. */
export async function teardown(): Promise<void> {
	await product?.stop()
}
