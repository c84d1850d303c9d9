import { bannerPictures, banners } from "virtual:content/home";
import { settings } from "virtual:content/site";
import { Fragment, useEffect, useState } from "react";
import { CONTACT } from "../../addresses.ts";
import { isPhotograph, PICTURE_FORMATS, PICTURE_SHAPES, srcSet } from "../../content/pictures.ts";
import { telephoneLink } from "../../content/site.ts";
import { BANNER_INTERVAL, MOBILE_BREAKPOINT } from "../../limits.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IllustrationNote } from "../../ui/illustration-note.tsx";
import styles from "./banner.module.css";
import { hasStackedMarks } from "./stacked-marks.ts";
import { Street } from "./street.tsx";

const PHONES = `(max-width: ${MOBILE_BREAKPOINT}px)`;

/**
 * The three banners (specification §4): the street drawn to scale, a print by day, a print by night.
 *
 * @param whole false while only the first view is wanted: the words come first, also those of the slides out of view, because the highest slide
 *   determines the height of all; the pictures come after them
 */
export function Banner({ whole }: { whole: boolean }) {
  const [street, day, night] = banners;
  const warm = usePageLoaded();
  const slides = [
    { key: "street", content: <StreetSlide {...street} whole={whole} /> },
    {
      key: "day",
      content: <PhotoSlide banner={day} tone="day" pictures={bannerPictures.day} whole={whole} warm={warm} />,
    },
    {
      key: "night",
      content: <PhotoSlide banner={night} tone="night" pictures={bannerPictures.night} whole={whole} warm={warm} />,
    },
  ];
  return (
    <div className={`${styles.banner} on-dark`}>
      <Carousel label="Giới thiệu nhanh" slides={slides} interval={BANNER_INTERVAL} controls="bar" />
    </div>
  );
}

function StreetSlide({ title, text, whole }: { title: string[]; text: string; whole: boolean }) {
  const [phone] = settings.phones;
  return (
    <div className={styles.slide}>
      <div className={`wrap ${styles.words}`}>
        <h1
          className={styles.title}
          data-signs={signsOf(title, 7)}
          data-stacked={hasStackedMarks(title.join(" ")) || undefined}
        >
          <Lines of={title} />
        </h1>
        <div className={styles.foot}>
          <p>{text}</p>
          <div className={styles.actions}>
            <ButtonLink large href={telephoneLink(phone)}>
              <Icon name="call" /> {phone}
            </ButtonLink>
            <ButtonLink large tone="outline" href="#dich-vu-in">
              Các loại in
            </ButtonLink>
          </div>
        </div>
      </div>
      <Street className={styles.street} whole={whole} />
    </div>
  );
}

interface PhotoSlideProps {
  banner: { title: string[]; text: string; action: string };
  tone: "day" | "night";
  pictures: { wide: string; phone: string };
  whole: boolean;
  /** True once the page has loaded: the picture then loads before its slide comes into view. */
  warm: boolean;
}

/**
 * Words on the wall in the photograph. The picture is their background and has no alternative text.
 */
function PhotoSlide({ banner, tone, pictures, whole, warm }: PhotoSlideProps) {
  return (
    <div className={styles.slide} data-tone={tone}>
      {whole && (
        <picture className={`below-first-view ${styles.photo}`}>
          {PICTURE_FORMATS.map((format) => (
            <source
              key={format}
              media={PHONES}
              type={`image/${format}`}
              srcSet={srcSet(pictures.phone, "phone", format)}
              sizes="100vw"
              width={PICTURE_SHAPES.phone.width}
              height={PICTURE_SHAPES.phone.height}
            />
          ))}
          {PICTURE_FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={srcSet(pictures.wide, "banner", format)}
              sizes="100vw"
            />
          ))}
          <img
            src={`${pictures.wide}/${PICTURE_SHAPES.banner.widths.at(-1)}.webp`}
            alt=""
            width={PICTURE_SHAPES.banner.width}
            height={PICTURE_SHAPES.banner.height}
            loading={warm ? "eager" : "lazy"}
            decoding="async"
          />
        </picture>
      )}
      <div className={styles.copy}>
        <h2 data-signs={signsOf(banner.title, 10)}>
          <Lines of={banner.title} />
        </h2>
        <p>{banner.text}</p>
        <ButtonLink large to={CONTACT.to} tone={tone === "day" ? "red" : "yellow"}>
          {banner.action} <Icon name="right" />
        </ButtonLink>
      </div>
      {whole && <NoteOfBoth {...pictures} />}
    </div>
  );
}

/** Says that a picture is an illustration, at the widths that show it: the shop may have replaced the other picture by a photograph. */
function NoteOfBoth({ wide, phone }: { wide: string; phone: string }) {
  const only = isPhotograph(wide) ? "phones" : isPhotograph(phone) ? "computers" : undefined;
  return <IllustrationNote picture={isPhotograph(wide) ? phone : wide} only={only} />;
}

/** @param most characters of a line that fit on a phone @returns the size of letters for longer lines (banner.module.css); the schema allows 24 characters */
function signsOf(lines: string[], most: number): 12 | 24 | undefined {
  const signs = Math.max(...lines.map((line) => line.length));
  if (signs > most) return signs > 12 ? 24 : 12;
}

/** Lines of a poster, read as one sentence; each stays whole. */
function Lines({ of: lines }: { of: string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      <span className={styles.line}>{line}</span>{" "}
    </Fragment>
  ));
}

/** @returns true once the page's own files have come */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const note = () => setLoaded(true);
    if (document.readyState === "complete") note();
    window.addEventListener("load", note);
    return () => window.removeEventListener("load", note);
  }, []);
  return loaded;
}
