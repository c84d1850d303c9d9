/** What the content folder holds: every file, checked by itself. Whether the files fit each other is checked afterwards (checks.build.ts). */
import path from "node:path";
import { type AddressRecord, readRecord } from "./address-record.build.ts";
import { type ContentFile, type ContentFiles, HOSTED_POLICIES } from "./files/content-files.build.ts";
import { type ArticleFields, ArticleSchema } from "./schema/article.build.ts";
import { type CategoryFields, CategorySchema } from "./schema/category.build.ts";
import { HomeSchema, type HomeWords } from "./schema/home.build.ts";
import { type Introduction, IntroductionSchema } from "./schema/introduction.build.ts";
import { type JobFields, JobSchema } from "./schema/job.build.ts";
import { type PolicyFields, PolicySchema } from "./schema/policy.build.ts";
import { type Settings, SettingsSchema } from "./schema/settings.build.ts";

/** The files that satisfy their schema, drafts left out; each of the three single files is undefined where it does not. */
export interface Written {
  settings: Settings | undefined;
  home: ContentFile<HomeWords> | undefined;
  introduction: ContentFile<Introduction> | undefined;
  categories: ContentFile<CategoryFields>[];
  articles: ContentFile<ArticleFields>[];
  /** Those of this build, and those that another build would have in their place. */
  policies: Record<"shown" | "others", ContentFile<PolicyFields>[]>;
  jobs: ContentFile<JobFields>[];
  record: AddressRecord;
}

/** @param files collects what is wrong with any of them @param moment until which the record of addresses tells what has been online */
export function readWritten(files: ContentFiles, moment: Date): Written {
  return {
    settings: files.yaml("settings.yml", SettingsSchema),
    home: files.markdown("home.md", HomeSchema),
    introduction: files.markdown("introduction.md", IntroductionSchema),
    categories: files.folder("categories", CategorySchema),
    articles: files.folder("articles", ArticleSchema),
    policies: truePolicies(files),
    jobs: files.folder("jobs", JobSchema),
    record: readRecord(files, moment),
  };
}

/**
 * The policies as they are true of this build: where the form goes to the hosted e-mail service, the files of `policies/hosted/` stand for those of the same name.
 * Both are read, so that a mistake in either shows in any build.
 *
 * @returns the policies of this build, and those that another build would have in their place
 */
function truePolicies(files: ContentFiles): Record<"shown" | "others", ContentFile<PolicyFields>[]> {
  const own = files.folder("policies", PolicySchema);
  const hosted = files.folder(HOSTED_POLICIES, PolicySchema);
  const twin = (all: typeof own, { file }: (typeof own)[number]) =>
    all.find((other) => path.basename(other.file) === path.basename(file));
  for (const policy of hosted) {
    if (!files.incomplete.has("policies") && !twin(own, policy))
      files.add(policy.file, "tên tệp", "không có chính sách nào cùng tên tệp để thay; đặt lại đúng tên tệp của nó");
  }
  if (!process.env.VITE_EMAIL_USER_ID) return { shown: own, others: hosted };
  const shown = own.map((policy) => twin(hosted, policy) ?? policy);
  return { shown, others: own.filter((policy) => !shown.includes(policy)) };
}
