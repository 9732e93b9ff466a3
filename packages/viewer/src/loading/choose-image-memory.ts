/** Bytes for images on a machine that reports `deviceMemory` gigabytes (0.25 to 8, absent in some browsers). */
export function chooseImageMemory(deviceMemory: number | undefined): number {
  const megabyte = 1024 * 1024;
  if (deviceMemory === undefined) return 224 * megabyte;
  if (deviceMemory >= 8) return 800 * megabyte;
  return deviceMemory >= 4 ? 224 * megabyte : 60 * megabyte;
}
