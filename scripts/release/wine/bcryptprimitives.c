/*
 * Stands in for Windows' bcryptprimitives.dll where Wine has none (before Wine 9): Bun asks it for
 * random bytes, which advapi32 gives as well. Only for trying a release; never part of one.
 */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length); /* RtlGenRandom */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
    while (length > 0) {
        ULONG part = length > 0x10000000 ? 0x10000000 : (ULONG)length;
        if (!SystemFunction036(buffer, part)) return FALSE;
        buffer += part;
        length -= part;
    }
    return TRUE;
}
