/** The rules pages' own small share of Markdown as a tree: headings, paragraphs, lists, tables. */
export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link'
  text: string
  href?: string
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; rule: string; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'strong', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'em', text: match[2] })
    else if (match[3] !== undefined) found.push({ kind: 'code', text: match[3] })
    else found.push({ kind: 'link', text: match[4] ?? '', href: match[5] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

const cells = (line: string): Span[][] => line.replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()))

export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const lines = part.split('\n')
      const first = lines[0] as string
      const heading = /^(#+)\s+(.*)$/.exec(first)
      if (heading) {
        const block: Block = { kind: 'heading', level: (heading[1] as string).length, spans: spans(heading[2] as string) }
        return lines.length > 1 ? [block, ...blocks(lines.slice(1).join('\n'))] : [block]
      }
      if (first.startsWith('|')) return [{ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }]
      if (/^([-*]|\d+\.)\s/.test(first)) {
        const items = part.split(/\n(?=(?:[-*]|\d+\.)\s)/).map((item) => spans(item.replace(/^([-*]|\d+\.)\s+/, '').replaceAll('\n', ' ')))
        return [{ kind: 'list', items }]
      }
      const rule = /^\*\*([A-Z]\d+)\.\*\*/.exec(first)?.[1] ?? ''
      return [{ kind: 'paragraph', rule, spans: spans(lines.join(' ')) }]
    })
}
