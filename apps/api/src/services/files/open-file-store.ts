import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { FileStore } from './file-store.ts'
import { openFolderFileStore } from './folder-file-store.ts'
import { openS3FileStore } from './s3-file-store.ts'

/** Opens the configured file store: an S3-compatible one, or a folder among the data. */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
	const folder = join(dataDir, 'files')
	return s3 === null ? openFolderFileStore(folder) : openS3FileStore(s3, join(folder, 'arriving'))
}
