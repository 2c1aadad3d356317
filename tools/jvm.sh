# What the JVM is told, for every script that starts Hypergate: the files in $2, one for each command that wants something
# of its own, and what HYPERGATE_JAVA_OPTS says besides.

# Sets `jvm` for Java $1, the folder $2 and the command $3: an option, or nothing where HYPERGATE_JAVA_OPTS chooses another
# collector. Ends in one line where the JVM cannot do what stands there.
choose_jvm() {
  jvm=@$2/any
  [ -f "$2/${3:-any}" ] && jvm=@$2/${3:-any}
  [ -n "${HYPERGATE_JAVA_OPTS:-}" ] || return 0
  case " $HYPERGATE_JAVA_OPTS " in *" -XX:+Use"*"GC "*) jvm= ;; esac
  # Tried without what would write or listen, and not at all where nothing else is said than in our image.
  tried=
  set -f
  for option in $HYPERGATE_JAVA_OPTS; do
    case $option in
      -agent* | -javaagent* | -Xlog* | -Xshare* | -XX:AOT* | -XX:*File=* | -XX:*Path=* | -XX:*Flight* | -XX:*Archive*) ;;
      -D* | -XX:MaxRAMPercentage=[0-9] | -XX:MaxRAMPercentage=[0-9][0-9]) ;;
      *) tried="$tried $option" ;;
    esac
  done
  # shellcheck disable=SC2086 # options are meant to fall apart at spaces
  if [ -z "$tried" ] || fault=$("$1" ${jvm:+"$jvm"} $tried --version 2>&1); then
    set +f
    return 0
  fi
  fault=$(printf '%s\n' "$fault" | grep -v -e '^Error: A fatal' -e '^Error: Could not create' -e '^Error occurred' \
    -e 'warning:' -e '^Caused by' | head -n 1)
  printf '%s\n' "HYPERGATE_JAVA_OPTS cannot be '$HYPERGATE_JAVA_OPTS': ${fault:-the JVM does not start with it}" >&2
  exit 78
}
