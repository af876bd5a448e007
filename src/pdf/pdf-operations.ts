import { serveOperations } from '../render/process-operations.ts'
import { unprintableText } from './unprintable.ts'
import { writeWallCalendar } from './wall-calendar.ts'
import { writePdf } from './write-pdf.ts'

const OPERATIONS = { writePdf, writeWallCalendar, unprintable: unprintableText }
export type PdfOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
