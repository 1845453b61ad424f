import { t } from "elysia";
import {
  DETECTION_METHODS,
  PAYLOAD_VISIBILITIES,
  UAS_HEADINGS,
  UAS_HEIGHTS,
  UAS_QUANTITY,
  UAS_TYPES,
} from "../../../web/domain/reports/cuas-record";
import { integer } from "../../http/integer-schema";

/** Four such texts fit into the longest message that is kept beside them. */
const TEXT_LENGTH = 4000;

// Elysia would fill in the first choice where none is given.
const NO_DEFAULT = { default: undefined };
const text = t.Optional(t.Nullable(t.String({ maxLength: TEXT_LENGTH })));

/** A c-UAS report field by field, as the page sends it beside its message. */
export const cuasReportToSave = t.Object({
  callSign: t.String({ minLength: 1, maxLength: 64 }),
  reportNumber: t.String({ minLength: 1, maxLength: 64 }),
  asset: t.Optional(t.Nullable(t.String({ maxLength: 64 }))),
  methodOfDetection: t.UnionEnum(DETECTION_METHODS, NO_DEFAULT),
  gzd: t.String({ minLength: 5, maxLength: 5 }),
  /** Digits, or as they are shown, with a space between the halves. */
  coordinates: t.String({ minLength: 2, maxLength: 11 }),
  /** The form has no altitude. */
  altitude: t.Optional(t.Null()),
  uasType: t.UnionEnum(UAS_TYPES, NO_DEFAULT),
  // Elysia's own Integer would take digits in quotes as well.
  quantity: t.Number({ multipleOf: 1, minimum: UAS_QUANTITY.min, maximum: UAS_QUANTITY.max }),
  payloadVisible: t.UnionEnum(PAYLOAD_VISIBILITIES, NO_DEFAULT),
  payloadType: text,
  height: t.Optional(t.Nullable(t.UnionEnum(UAS_HEIGHTS, NO_DEFAULT))),
  heading: t.Optional(t.Nullable(t.UnionEnum(UAS_HEADINGS, NO_DEFAULT))),
  otherObservations: text,
  otherFreeText: text,
  actionTaken: text,
  /** The same as its message's; the same one again is the same save. */
  clientId: t.Optional(t.String({ minLength: 1, maxLength: 64 })),
});

export type CuasReportToSave = typeof cuasReportToSave.static;

export const savedCuasReport = t.Object({ id: integer });
