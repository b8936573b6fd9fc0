import { z } from 'zod'

const share = 'must be a number from 0 to 1'

/** The variables of the environment that say where traces go, by the names of OpenTelemetry. */
export const tracingVariables = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address such as http://localhost:4318').optional(),
	OTEL_EXPORTER_OTLP_HEADERS: z.string('must be a text').default(''),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
}

type Given = {
	OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
	OTEL_EXPORTER_OTLP_HEADERS: string
	OTEL_TRACES_SAMPLER_ARG: number
}

/** Where the traces of a process go. */
export type TracingConfig = {
	url: string
	headers: Record<string, string>
	/** Which share of the traces is sent, from 0 to 1. */
	share: number
}

/** Where traces go; `null` where nobody collects them. Headers are written as `name=value,name=value`. */
export function toTracingConfig(given: Given): TracingConfig | null {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given
	if (endpoint === undefined) return null
	const pairs = headers
		.split(',')
		.map((pair) => pair.split(/=(.*)/s, 2).map((part) => decodeURIComponent(part.trim())))
		.filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== '')
	return {
		url: new URL('v1/traces', `${endpoint.replace(/\/+$/, '')}/`).href,
		headers: Object.fromEntries(pairs),
		share: given.OTEL_TRACES_SAMPLER_ARG,
	}
}
