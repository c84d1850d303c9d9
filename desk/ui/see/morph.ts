/** Makes one document say what another says, touching only what differs: nothing flashes, and the reader stays where they are. */

/** @param from a node that is shown @param to what it shall be, of another document */
export function morph(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const wanted = [...to.childNodes];
  for (const [at, node] of wanted.entries()) {
    const present = from.childNodes[at];
    if (!present) from.append(from.ownerDocument.importNode(node, true));
    else if (present.isEqualNode(node)) continue;
    else if (isElement(present) && isElement(node) && present.nodeName === node.nodeName) morph(present, node);
    else if (present.nodeType === node.nodeType && node.nodeType !== Node.ELEMENT_NODE)
      present.nodeValue = node.nodeValue;
    else present.replaceWith(from.ownerDocument.importNode(node, true));
  }
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

/** By its kind: an element of a frame is none of this window's `Element`. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
