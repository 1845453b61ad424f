import { type LucideIcon, Moon, Sun, SunMoon } from "lucide-react";
import type { Theme } from "../domain/theme";

export const THEME_ICONS: Record<Theme, LucideIcon> = { day: Sun, dark: SunMoon, night: Moon };
