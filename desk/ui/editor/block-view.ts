/** A block as a small form in the text: its attributes above, its own text inside. ProseMirror draws these itself, so they are plain DOM. */
import type { Node } from "@milkdown/prose/model";
import type { EditorView, NodeView } from "@milkdown/prose/view";
import { type BlockKind, DRAWING } from "../../documents/block-kinds.ts";
import type { Drawing } from "../../drafts/stock.ts";
import { DESK_PATH } from "../../paths.ts";
import { typedIn } from "../parts/typed-in.ts";
import { tableTools } from "./table-tools.ts";

type Attributes = Record<string, string>;
type Input = HTMLInputElement | HTMLSelectElement;

/** @param drawings to choose from */
export function blockView({ name, title, attributes, content }: BlockKind, drawings: readonly Drawing[]) {
  return (first: Node, view: EditorView, place: () => number | undefined): NodeView => {
    let node = first;
    const dom = element("section", `bx ${name === "con-so" ? "so" : name}`);
    const head = dom.appendChild(element("header", "bx-head"));
    head.contentEditable = "false";
    head.append(textElement("b", title));
    const inputs = attributes.map((attribute) => {
      const choices =
        attribute.name === DRAWING
          ? drawings.map(({ name, words }) => ({ value: name, label: words }))
          : attribute.choices;
      const label = head.appendChild(element("label", attribute.wide ? "wide" : ""));
      label.append(textElement("span", attribute.label));
      const input: Input = choices ? element("select", "in") : element("input", "in");
      if (input instanceof HTMLSelectElement)
        for (const choice of choices ?? []) input.add(new Option(choice.label, choice.value));
      label.append(input);
      input.addEventListener("input", (event) => {
        const at = place();
        const value = input instanceof HTMLSelectElement ? input.value : typedIn(input, event);
        const next = { ...(node.attrs.attributes as Attributes), [attribute.name]: value };
        if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, "attributes", next));
      });
      return { name: attribute.name, input };
    });
    const remove = head.appendChild(textElement("button", "Bỏ khối"));
    remove.className = "btn small quiet";
    remove.setAttribute("type", "button");
    remove.addEventListener("click", () => {
      const at = place();
      if (at !== undefined) view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
      view.focus();
    });
    const drawing = name === "ban-ve" ? dom.appendChild(element("img", "bx-drawing")) : null;
    if (drawing) drawing.alt = "";
    const contentDOM = content ? dom.appendChild(element("div", "bx-text")) : undefined;
    const tools = name === "bang" ? dom.appendChild(tableTools(view, reach)) : null;
    function reach() {
      const from = place();
      return from === undefined ? null : { from, to: from + node.nodeSize };
    }
    const ours = (target: EventTarget | null) =>
      target instanceof globalThis.Node && (head.contains(target) || tools?.contains(target) === true);
    const show = () => {
      const values = node.attrs.attributes as Attributes;
      for (const { name: key, input } of inputs)
        if (input.value !== (values[key] ?? "")) input.value = values[key] ?? "";
      if (name === "con-so") dom.dataset.mau = values.mau ?? "";
      const source = `${DESK_PATH}/api/drawing/${values.ten ?? ""}.svg`;
      if (drawing && drawing.getAttribute("src") !== source) drawing.src = source;
    };
    show();
    return {
      dom,
      ...(contentDOM && { contentDOM }),
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        show();
        return true;
      },
      stopEvent: (event) => ours(event.target),
      ignoreMutation: (mutation) => !contentDOM?.contains(mutation.target) || ours(mutation.target),
    };
  };
}

/** A picture in the text, with boxes for its description and its caption. */
export function pictureView(first: Node, view: EditorView, place: () => number | undefined): NodeView {
  let node = first;
  const dom = element("span", "bx anh");
  dom.contentEditable = "false";
  const image = dom.appendChild(element("img", ""));
  image.alt = "";
  const fields = dom.appendChild(element("span", "anh-f"));
  const inputs = (
    [
      ["alt", "Ảnh có gì?"],
      ["title", "Chú thích dưới ảnh"],
    ] as const
  ).map(([name, words]) => {
    const label = fields.appendChild(element("label", ""));
    label.append(textElement("span", words));
    const input = label.appendChild(element("input", "in"));
    input.addEventListener("input", (event) => {
      const at = place();
      const value = typedIn(input, event);
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
    });
    return { name, input };
  });
  const remove = fields.appendChild(textElement("button", "Bỏ ảnh"));
  remove.className = "btn small quiet";
  remove.setAttribute("type", "button");
  remove.addEventListener("click", () => {
    const at = place();
    if (at !== undefined) view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
    view.focus();
  });
  const show = () => {
    const source = `${DESK_PATH}/api/picture/${String(node.attrs.src)}`;
    if (image.getAttribute("src") !== source) image.src = source;
    for (const { name, input } of inputs) {
      const value = String(node.attrs[name] ?? "");
      if (input.value !== value) input.value = value;
    }
  };
  show();
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      node = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target !== image,
    ignoreMutation: () => true,
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}

function textElement(name: keyof HTMLElementTagNameMap, words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
