/** Gives an address to another program, or to the clipboard, or shows it where the browser allows neither. */
export async function share(url: string, title: string): Promise<'away' | 'copied' | 'shown'> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title })
      return 'away'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown'
  }
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
