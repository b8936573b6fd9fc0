/** Thrown when an S3-compatible store refuses, or does not answer after several tries. */
export class S3Error extends Error {
	/** The store's code for the error, such as `SignatureDoesNotMatch`. */
	readonly code: string
	constructor(code: string, options?: ErrorOptions) {
		super(`The S3 store answered: ${code}.`, options)
		this.code = code
	}
}

// The codes of MinIO, Ceph, SeaweedFS and Garage; other stores only give the status.
const fullCodes =
	/^(XMinioStorageFull|XMinioAdminBucketQuotaExceeded|StorageFull|QuotaExceeded|EntityTooLargeQuota|InsufficientStorage|status 507)$/

/** Whether the store refused because it has no room left. */
export function isStoreFull({ code }: S3Error): boolean {
	return fullCodes.test(code)
}
