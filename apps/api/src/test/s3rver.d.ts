declare module '@20minutes/s3rver' {
	type Options = {
		address: string
		port: number
		silent: boolean
		directory: string
		vhostBuckets: boolean
		configureBuckets: { name: string; configs: string[] }[]
	}

	/** A server that speaks S3 over HTTP and refuses wrong signatures. */
	// biome-ignore lint/style/noDefaultExport: the package has no other.
	export default class S3rver {
		constructor(options: Options)
		run(): Promise<{ address: string; port: number }>
		close(): Promise<void>
	}
}
