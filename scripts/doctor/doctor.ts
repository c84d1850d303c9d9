/** All that the doctor looks at, in the order it is read: what visitors see first, then what keeps their messages, then the machine. */
import { readSettings, type Settings, SettingsError } from "../../server/settings.ts";
import { backups } from "./backup-checks.ts";
import { type Finding, lookOver } from "./finding.ts";
import { clock, disk, firewall, onePerDisk, rights } from "./machine-checks.ts";
import { mail, store } from "./message-checks.ts";
import { address, certificate, heldPorts, homePage } from "./outside-checks.ts";
import { lastBuild, runningServer, sampleValues, version } from "./site-checks.ts";

/**
 * @param environment the settings of the server, as in `process.env`, and what deploy/small-server/command.sh adds about this machine
 * @param root folder of the project, with a slash at its end or not
 * @param now milliseconds since 1970
 * @param sampleOf asked for the fields of the content that still hold sample values
 */
export async function examine(
  environment: Record<string, string | undefined>,
  root: string,
  now: number,
  sampleOf: () => Promise<readonly string[]>,
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment, root, "vi");
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const mend = "Sửa trong /etc/hoang-gia/site.env; ý nghĩa từng mục: docs/operations.md.";
    return error.problems.map((says) => ({ subject: "Cài đặt", state: "ill" as const, says, mend }));
  }
  const siteUrl = environment.SITE_URL?.trim() ?? "";
  // The copies may have a disk of their own. When it is full no copy is made, and without this check nobody would hear of it before.
  const copies = settings.backup ? [settings.backup.folder] : [];
  const folders = onePerDisk([settings.dataFolder, settings.buildFolder, ...copies]);
  return lookOver({
    "Số liệu của xưởng": async () => sampleValues(await sampleOf()),
    "Bản dựng đang chạy": () => lastBuild(settings.buildFolder, now),
    "Máy chủ web": () => runningServer(settings),
    "Địa chỉ trang": () => address(environment.SITE_URL ?? "", environment.CADDY_DOMAIN ?? ""),
    "Cổng 80 và 443": () => heldPorts(environment.CADDY_RIVALS ?? ""),
    ...(siteUrl.startsWith("https:") && { "Chứng chỉ https": () => certificate(siteUrl, now) }),
    ...(siteUrl !== "" && { "Trang khách thấy": () => homePage(siteUrl) }),
    "Thư báo có khách": () => mail(settings),
    "Kho lời nhắn": () => store(settings, now),
    "Bản sao lời nhắn": () => backups(settings, now),
    "Ổ đĩa": () => disk(folders),
    Quyền: () => rights(settings),
    "Đồng hồ": () => clock(),
    "Tường lửa": () => firewall(environment.FIREWALL ?? ""),
    "Phiên bản": () => version(root, process.versions.node),
  });
}
