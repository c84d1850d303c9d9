/** A person standing at x on the ground line, 1.6 m tall times k; each arm hangs down or is up. */
export function figure(
  x,
  g,
  {
    shirt = '#C8281A',
    legs = '#13201C',
    skin = '#F6B8A0',
    k = 1,
    armL = 'down',
    armR = 'down',
    hair = 0,
    hat = 0,
    bag = 0,
  } = {},
) {
  const arm = (side, p) => {
    const q = {
      down: [
        [0.17, -1.24],
        [0.235, -0.98],
        [0.225, -0.76],
      ],
      up: [
        [0.17, -1.24],
        [0.28, -1.36],
        [0.26, -1.62],
      ],
    }[p].map(([a, b]) => [a * side, b])
    return `<path d="M${q[0]}L${q[1]}" stroke="${shirt}" stroke-width=".12"/><path d="M${[(q[0][0] + q[1][0] * 2) / 3, (q[0][1] + q[1][1] * 2) / 3]}L${q[1]} ${q[2]}" stroke="${skin}" stroke-width=".085"/>`
  }
  return `<g transform="translate(${x} ${g}) scale(${k} ${k})"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-.085-.78L-.1-.06M.085-.78L.1-.06" stroke="${legs}" stroke-width=".15" stroke-linecap="butt"/></g><path d="M-.2-.05h.19v.05h-.22zM.2-.05h-.19v.05h.22z" fill="${legs}"/>${hair ? `<path d="M-.125-1.52v.22h.25v-.22z" fill="#13201C"/>` : ''}<path d="M-.055-1.4h.11v.14h-.11z" fill="${skin}"/><path d="M-.2-1.26Q-.19-1.3-.12-1.32L0-1.3.12-1.32Q.19-1.300.2-1.260L.17-.74H-.17z" fill="${shirt}"/>${bag ? `<path d="M.19-.8h.16v.24h-.16zM.27-.8v-.1" fill="#FFC62E" stroke="#FFC62E" stroke-width=".03"/>` : ''}<circle cy="-1.480" r=".112" fill="${skin}"/><path d="M-.118-1.470a.118.125 0 01.236 0q-.1-.02-.13-.06q-.05.05-.106.060z" fill="#13201C"/>${hat ? `<path d="M-.25-1.52L0-1.7L.25-1.52z" fill="#F3EAD3"/>` : ''}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${arm(-1, armL)}${arm(1, armR)}</g></g>`
}
