import { Link } from "react-router";
import { Bar } from "../frame/bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { ON_PHONE, SCREENS } from "../screens.ts";

/** On a phone: the screens that have no place in the bar at the bottom. */
export function More() {
  const others = [
    ...SCREENS.filter(({ path }) => !ON_PHONE.includes(path)),
    { path: "/huong-dan", label: "Hướng dẫn", icon: "file" } as const,
  ];
  return (
    <>
      <Bar title="Thêm" />
      <main className="page">
        <ul className="rows card">
          {others.map(({ path, label, icon }) => (
            <li className="row" key={path}>
              <Link className="row-a" to={path}>
                <Icon name={icon} />
                <span className="t">
                  <b>{label}</b>
                </span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
