import { z } from 'zod'

/** Where an S3-compatible store keeps files, and whose it is. */
export type S3Config = {
	/** The address under which the bucket's keys are, such as `https://s3.example.com/ella`. */
	bucketUrl: string
	region: string
	accessKeyId: string
	secretAccessKey: string
}

/** The variables of the environment for files in an S3-compatible store. */
export const s3Variables = {
	S3_BUCKET_URL: z
		.url({
			protocol: /^https?$/,
			error: 'must be the address of a bucket such as https://s3.example.com/ella',
		})
		.transform((address) => address.replace(/(?<!\/)\/+$/, ''))
		.optional(),
	S3_REGION: z.string().default('us-east-1'),
	S3_ACCESS_KEY_ID: z.string().optional(),
	S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type Parsed = z.infer<z.ZodObject<typeof s3Variables>>

/** The store, or `null` when files are kept in a folder. */
export function toS3Config(parsed: Parsed): S3Config | null {
	const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = parsed
	if (!S3_BUCKET_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
	return {
		bucketUrl: S3_BUCKET_URL,
		region: S3_REGION,
		accessKeyId: S3_ACCESS_KEY_ID,
		secretAccessKey: S3_SECRET_ACCESS_KEY,
	}
}

/** Returns the missing variables that the set variables need, each with a message. */
export function s3Problems(parsed: Parsed): [name: string, message: string][] {
	const needed = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
	const given = needed.find((name) => parsed[name])
	if (given === undefined) return []
	return needed
		.filter((name) => !parsed[name])
		.map((name) => [name, `is needed beside ${given}: without it files would be kept in a folder`])
}
