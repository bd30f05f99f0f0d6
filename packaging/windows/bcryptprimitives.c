// For packaging/test alone: the Wine of Debian 12 lacks the library from which programs written in Rust take
// chance on Windows 10 and 11. This is its one function, from another library that Wine has. It goes when packages
// are tested on Debian 13, whose Wine has the library.
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
