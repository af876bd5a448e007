/** Fields that mean the same in every family. */
export default {} as Readonly<Record<string, string>>
