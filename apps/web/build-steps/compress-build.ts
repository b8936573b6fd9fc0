import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'

await compressFiles(join(import.meta.dirname, '..', 'build', 'client'))
