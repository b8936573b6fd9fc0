import { z } from 'zod'

const share = 'must be a number from 0 to 1'
const headers = 'must be headers such as authorization=Bearer%20key,x-team=ella'

/** The variables of the environment that say where traces go, by the names of OpenTelemetry. */
export const tracingVariables = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address such as http://localhost:4318').optional(),
	OTEL_EXPORTER_OTLP_HEADERS: z.string(headers).default('').transform(readHeaders),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
}

type Given = {
	OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
	OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>
	OTEL_TRACES_SAMPLER_ARG: number
}

/** Where the traces of a process go. */
export type TracingConfig = {
	url: string
	headers: Record<string, string>
	/** Which share of the traces is sent, from 0 to 1. */
	share: number
}

/** Where traces go; `null` where nobody collects them. */
export function toTracingConfig(given: Given): TracingConfig | null {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given
	if (endpoint === undefined) return null
	return {
		url: new URL('v1/traces', `${endpoint.replace(/\/+$/, '')}/`).href,
		headers: given.OTEL_EXPORTER_OTLP_HEADERS,
		share: given.OTEL_TRACES_SAMPLER_ARG,
	}
}

/** Headers are written as `name=value,name=value`, with `%20` and similar codes in values. */
function readHeaders(text: string, context: z.core.$RefinementCtx<string>): Record<string, string> {
	try {
		const pairs = text.split(',').filter((pair) => pair.trim() !== '')
		// It refuses what can be no header.
		return Object.fromEntries(new Headers(pairs.map(readHeader)))
	} catch {
		context.addIssue({ code: 'custom', message: headers, input: text })
		return {}
	}
}

function readHeader(pair: string): [string, string] {
	const [name = '', value] = pair.split(/=(.*)/s, 2)
	if (value === undefined) throw new Error('A header has no value.')
	return [decodeURIComponent(name.trim()), decodeURIComponent(value.trim())]
}
