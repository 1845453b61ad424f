import type { MessageReader } from "../message-reader";
import { boundsText } from "../number-field";
import {
  type CuasForm,
  DETECTION_METHODS,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_QUANTITY,
  UAS_TYPES,
} from "./cuas";

const QUANTITY_AND_TYPE = /^([1-9]\d{0,2}) X (.+)$/;

function parsePayload(reader: MessageReader): Pick<CuasForm, "payloadVisible" | "payloadType"> {
  const text = reader.required("PAYLOAD");
  if (text === "NOT VISIBLE") return { payloadVisible: "Not Visible", payloadType: "" };
  const [, payloadType = ""] =
    /^VISIBLE(?: (.+))?$/.exec(text) ??
    reader.refuse("it is NOT VISIBLE, or VISIBLE and what the payload is.");
  return { payloadVisible: "Visible", payloadType };
}

/**
 * Reads the lines of a received c-UAS message.
 * @throws MessageProblem that names the line that does not fit
 */
export function parseCuas(reader: MessageReader): CuasForm {
  const { callSign, identifier } = reader.reference("C-UAS");
  const currentDTG = reader.dtg();
  const asset = reader.optional("ASSET") ?? "";
  const methodOfDetection = reader.choice(reader.required("METHOD"), DETECTION_METHODS);
  const { grid } = reader.grid(reader.required("GRID"));
  const [quantity = "", type = ""] = reader.match(
    QUANTITY_AND_TYPE,
    `A quantity of ${boundsText(UAS_QUANTITY)}, an X and the UAS type`,
  );
  const uasType = reader.choice(type, UAS_TYPES);
  const height = reader.optional("HEIGHT");
  const heightChosen = height === null ? "" : reader.choice(height, UAS_HEIGHTS);
  const heading = reader.optional("HDG");
  const headingChosen = heading === null ? "" : reader.choice(heading, UAS_HEADINGS);
  const payload = parsePayload(reader);
  return {
    methodOfDetection,
    gzd: grid.gzd,
    coordinates: grid.coordinates,
    uasType,
    quantity: Number(quantity),
    ...payload,
    height: heightChosen,
    heading: headingChosen,
    otherObservations: reader.optional("OBS") ?? "",
    otherFreeText: reader.optional("REMARKS") ?? "",
    actionTaken: reader.optional("ACTION") ?? "",
    callSign,
    asset,
    currentDTG,
    randomSixDigit: identifier,
  };
}
