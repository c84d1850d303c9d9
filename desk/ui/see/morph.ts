/** Makes one document say what another says, touching only what differs: nothing flashes, and the reader stays where they are. */

/** Attributes whose change is visible even if no words change. */
const SEEN = /^(?:src|srcset|d|width|height|viewBox|transform)$/;

/**
 * @param from a node that is shown
 * @param to the node that it shall look like, of another document
 * @returns the elements that look different now, in the order of the document
 */
export function morph(from: Element, to: Element): Element[] {
  const changed: Element[] = [];
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value) {
      if (SEEN.test(name)) changed.push(from);
      from.setAttribute(name, value);
    }
  const wanted = [...to.childNodes];
  for (const [at, node] of wanted.entries()) {
    const present = from.childNodes[at];
    if (present?.isEqualNode(node)) continue;
    if (isElement(present) && isElement(node) && present.nodeName === node.nodeName) {
      changed.push(...morph(present, node));
      continue;
    }
    const own = from.ownerDocument.importNode(node, true);
    if (!present) from.append(own);
    else if (present.nodeType === node.nodeType && !isElement(node)) present.nodeValue = node.nodeValue;
    else present.replaceWith(own);
    changed.push(isElement(node) ? (from.childNodes[at] as Element) : from); // now of the same kind as `node`
  }
  if (from.childNodes.length > wanted.length) changed.push(from);
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
  return changed;
}

/** Asks for the kind of the node, because an element of a frame is no instance of this window's `Element`. */
const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;
