/** The numbers in Prometheus' text format (version 0.0.4). */
import type { MailState } from "../delivery/relay-state.ts";
import type { OutboxCounts } from "../outbox/outbox.ts";
import type { VitalSummary } from "../vitals/tally.ts";

/**
 * @param counts of the outbox; undefined when the store cannot be used
 * @param mail whether mail is taken
 * @param vitals one summary for each measurement that was reported
 * @param now milliseconds since 1970
 */
export function metricsText(
  counts: OutboxCounts | undefined,
  mail: MailState,
  vitals: VitalSummary[],
  now: number,
): string {
  const oldest = counts?.oldestQueuedAt === undefined ? 0 : Math.max(0, (now - counts.oldestQueuedAt) / 1000);
  return [
    ...metric("outbox_writable", "gauge", "1 when the store took a write", [["", counts ? 1 : 0]]),
    ...(counts
      ? [
          ...metric("outbox_messages", "gauge", "Contact messages by status", [
            ['{status="queued"}', counts.queued],
            ['{status="sent"}', counts.sent],
            ['{status="dead"}', counts.dead],
          ]),
          ...metric("outbox_oldest_queued_seconds", "gauge", "Age of the oldest queued message", [["", oldest]]),
        ]
      : []),
    ...metric("mail_usable", "gauge", "1 when the relay or the mailbox took mail when last asked", [
      ["", mail === "ok" ? 1 : 0],
    ]),
    ...metric(
      "web_vitals_reports_total",
      "counter",
      "Measurements by visitors' browsers since the start",
      vitals.flatMap(({ name, ratings }) =>
        Object.entries(ratings).map(([rating, count]): Sample => [`{name="${name}",rating="${rating}"}`, count]),
      ),
    ),
    ...metric(
      "web_vitals",
      "gauge",
      "Percentiles of the latest measurements: milliseconds, CLS without unit",
      vitals.flatMap(({ name, percentiles }) =>
        Object.entries(percentiles).map(
          ([percentile, value]): Sample => [`{name="${name}",percentile="${percentile}"}`, value],
        ),
      ),
    ),
    ...metric("process_resident_memory_bytes", "gauge", "Memory of the process", [["", process.memoryUsage.rss()]]),
    "",
  ].join("\n");
}

type Sample = [labels: string, value: number];

function metric(name: string, type: "counter" | "gauge", meaning: string, samples: Sample[]): string[] {
  return [
    `# HELP ${name} ${meaning}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}
