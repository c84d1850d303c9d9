/** What search engines and language models are told of screens whose words are not content. */
import { PERSON_SAID } from "../content/person.ts";

export const TRY_SIZE_DESCRIPTION = `Xem khổ in đúng tỉ lệ bên người cao ${PERSON_SAID}, ướm file lên xem nét hay vỡ, nhìn từ 0,5 đến 20 m rồi gửi phiếu in cho xưởng. File không rời máy bạn.`;

/** Stands on the screen, too. */
export const JOBS_DESCRIPTION = "Ảnh chụp tấm in thật, đăng khi khách đồng ý. Khổ, vật liệu và chỗ treo ghi bên dưới.";
