import type { Config } from './config.ts'

/** The address that people use: the configured one, or that of this server on this machine. */
export function siteAddress(
	{ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
	port: number,
): string {
	if (publicUrl !== null) return publicUrl
	const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
	return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
