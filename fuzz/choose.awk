# Chooses the few inputs that reach the most places: of a libFuzzer merge control file, prints the names
# of as many files as `most` says, each the one that adds most to those before it, the smaller first.
NR == 1 { files = $1; next }
NR == 2 { next }
NR <= files + 2 { name[NR - 3] = $0; next }
$1 == "STARTED" { size[$2] = $3 }
$1 == "FT" { for (i = 3; i <= NF; i++) reaches[$2] = reaches[$2] " " $i }
END {
    for (round = 0; round < most; round++) {
        best = -1
        gain = 0
        for (file in reaches) {
            new = 0
            count = split(reaches[file], places, " ")
            rest = ""
            for (i = 1; i <= count; i++) if (!(places[i] in reached)) { new++; rest = rest " " places[i] }
            reaches[file] = rest
            if (new > gain || new == gain && new > 0 && size[file] < size[best]) { best = file; gain = new }
        }
        if (gain == 0) break
        count = split(reaches[best], places, " ")
        for (i = 1; i <= count; i++) reached[places[i]]
        delete reaches[best]
        print name[best]
    }
}
