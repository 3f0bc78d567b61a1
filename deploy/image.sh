#!/bin/sh
# The steps of the Containerfile that make /opt/cardhall: image.sh WHEEL LOCK TARGET [PYTHON]
# They run alone as well, in an empty folder, where there is no builder of images.
set -eu
wheel=$1 lock=$2 target=$3 python=${4:-python3}
here=$(dirname "$0")
"$python" -m venv --without-pip "$target"
pip="$python -m pip --disable-pip-version-check --python $target/bin/python install --no-deps --no-compile --quiet"
$pip --require-hashes --requirement "$lock"
$pip "$wheel"
site=$("$target/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
"$python" "$here/trim.py" "$site"
# the root file system is read only: what Python would write beside its files at a start is there
"$target/bin/python" -m compileall -q "$site"
