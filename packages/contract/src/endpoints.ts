import * as applications from './applications/index.ts'
import type { Endpoint } from './define-endpoint.ts'
import * as contract from './index.ts'

const exported: unknown[] = [...Object.values(contract), ...Object.values(applications)]

/** Every endpoint of the contract, whichever door exports it. */
export const endpoints: readonly Endpoint[] = exported.filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
	return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
