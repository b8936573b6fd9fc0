import S3rver from '@20minutes/s3rver'
import type { S3Config } from '#s3-config.ts'
import { type CleanUp, temporaryFolder } from './temporary-folder.ts'

/** Starts an S3-compatible server with one empty bucket, and answers how to reach it. */
export async function startS3(cleanUp: CleanUp): Promise<S3Config> {
	const server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		vhostBuckets: false,
		directory: await temporaryFolder(cleanUp),
		configureBuckets: [{ name: 'ella', configs: [] }],
	})
	const { port } = await server.run()
	cleanUp(() => server.close())
	return {
		bucketUrl: `http://127.0.0.1:${port}/ella`,
		region: 'us-east-1',
		accessKeyId: 'S3RVER',
		secretAccessKey: 'S3RVER',
	}
}
