import { words } from "virtual:content/site";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../ui/page/section-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./work-services.module.css";

/** 'Dịch vụ của chúng tôi': printing and design, picture and words in turn (home and policy pages, specification §2). */
export function WorkServices() {
  const { title, blocks } = words.work;
  return (
    <section className="below-first-view" aria-labelledby="work-services">
      <div className={`wrap ${styles.head}`}>
        <SectionHead title={title} id="work-services" />
      </div>
      {blocks.map((block, place) => (
        <div key={block.title} className={place ? `${styles.service} on-dark` : styles.service}>
          <div className={styles.picture}>
            <Picture
              source={block.image}
              alt={block.alt}
              sizes="(min-width: 80em) 60vw, (min-width: 64em) 80vw, (min-width: 48em) 92vw, 100vw"
            />
          </div>
          <div className={styles.words}>
            <h3>{block.title}</h3>
            <p>{block.text}</p>
            <ul>
              {block.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ButtonLink to={block.link} tone={place ? "yellow" : "ink"}>
              {block.action} <Icon name="right" />
            </ButtonLink>
          </div>
        </div>
      ))}
    </section>
  );
}
