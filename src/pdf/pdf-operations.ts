import { serveOperations } from '../render/process-operations.ts'
import { unprintableText } from './unprintable.ts'
import { writePdf } from './write-pdf.ts'

const OPERATIONS = { writePdf, unprintable: unprintableText }
export type PdfOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
