#!/bin/sh
# Installs Saute-Dix for you alone, without any rights of an administrator; with --remove, takes it away again.
# Installe Saute-Dix pour vous seul, sans droits d'administrateur ; avec --remove, l'enlève.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
top=${PREFIX:-$HOME/.local}
cd "$here/files"
each() { find . -type f | sed 's|^\./||'; }

if [ "${1:-}" = --remove ]; then
  each | while read -r file; do rm -f "$top/$file"; done
  rmdir "$top/share/saute-dix" "$top/share/doc/saute-dix" 2>/dev/null || true
else
  each | while read -r file; do
    mkdir -p "$top/$(dirname "$file")"
    # A program that runs is replaced, not written into.
    cp "$file" "$top/$file.new" && mv "$top/$file.new" "$top/$file"
  done
  # The menu finds the program wherever it is started from.
  sed -i "s|^Exec=.*|Exec=\"$top/bin/saute-dix\"|" "$top/share/applications/saute-dix.desktop"
fi
for tool in "update-desktop-database $top/share/applications" "gtk-update-icon-cache -q -t -f $top/share/icons/hicolor"; do
  $tool >/dev/null 2>&1 || true
done
if [ "${1:-}" = --remove ]; then
  echo "Saute-Dix: removed. What it kept is in ${XDG_DATA_HOME:-$HOME/.local/share}/saute-dix."
  echo "Saute-Dix : enlevé. Ce qu'il a gardé est dans ${XDG_DATA_HOME:-$HOME/.local/share}/saute-dix."
else
  echo "Saute-Dix: installed, in the menu under Education, or $top/bin/saute-dix"
  echo "Saute-Dix : installé, dans le menu sous Éducation, ou $top/bin/saute-dix"
fi
