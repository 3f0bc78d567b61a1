#!/bin/sh
# The steps of the Containerfile that make /opt/cardhall: image.sh DIST LOCKS TARGET [PYTHON]
# DIST has what ./dev build made: its wheel where it is for this machine and Python, else its
# sdist, which wants a C compiler. LOCKS is the folder requirements/.
# They run alone as well, in an empty folder, where there is no builder of images.
set -eu
dist=$1 locks=$2 target=$3 python=${4:-python3}
here=$(dirname "$0")
"$python" -m venv --without-pip "$target"
pip="$python -m pip --disable-pip-version-check --python $target/bin/python install --no-deps --no-compile --quiet"
$pip --require-hashes --requirement "$locks/hall.txt" --requirement "$locks/servers.txt"
CARDHALL_REQUIRE_CORE=1 $pip --no-index --no-build-isolation --find-links "$dist" cardhall
site=$("$target/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
"$python" "$here/trim.py" "$site"
# The root file system is read only: what Python would write beside its files is there, for what a
# hall imports. A demo hall that opens and is stopped says which that is, and that it opens at all.
"$target/bin/python" -m compileall -q "$site/cardhall"
said=$(env --unset=PYTHONDONTWRITEBYTECODE timeout 30 \
  "$target/bin/python" -m cardhall serve --demo --host 127.0.0.1 --port 8765 || true)
case $said in *http://*) ;; *) echo "The hall did not open: $said" >&2; exit 1 ;; esac
