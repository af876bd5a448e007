/** Fields that mean the same in every family. */
export default {
  properties: 'What the feature is.',
} as Readonly<Record<string, string>>
