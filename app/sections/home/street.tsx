import { MOBILE_BREAKPOINT } from "../../limits.ts";
import wideStreet from "./street.svg";
import phoneStreet from "./street-phone.svg";

/**
 * A street of Hanoi, drawn to scale: one unit of the drawings is one metre, and the kerb is a tape measure. The one for phones shows
 * fewer sizes in larger letters. All letters are outlines, because a picture cannot use the page's fonts.
 */
export function Street({ className }: { className: string | undefined }) {
  return (
    <picture>
      <source media={`(max-width: ${MOBILE_BREAKPOINT}px)`} srcSet={phoneStreet} width={1464} height={440} />
      <img
        className={className}
        src={wideStreet}
        alt="Một dãy phố Hà Nội vẽ đúng tỉ lệ: bạt hiflex 4 × 1,2 m trên mặt tiền, hộp đèn backlit 3 × 0,9 m, băng rôn 5,6 m trên mái trường, bạt 3,1 × 5,1 m trên nhà ống, standee cao 2 m cạnh người cao 1,6 m, xe dán decal"
        width={1920}
        height={438}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
