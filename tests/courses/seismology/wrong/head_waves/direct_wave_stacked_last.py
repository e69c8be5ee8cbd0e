# the direct wave is the last row of the table instead of the first, so the numbers in branch are shifted: 0 means the first head wave and n the direct one
def head_waves(offsets, thickness, velocity):
    rows = []
    for k in range(len(thickness)):
        row = np.full(len(offsets), np.inf)
        vr = velocity[k + 1]
        vs_ = velocity[:k + 1]
        if (vs_ < vr).all():
            cosi = np.sqrt(1 - (vs_ / vr) ** 2)
            tani = vs_ / vr / cosi
            ok = offsets >= 2 * np.sum(thickness[:k + 1] * tani)
            row[ok] = offsets[ok] / vr + 2 * np.sum(thickness[:k + 1] * cosi / vs_)
        rows.append(row)
    rows.append(offsets / velocity[0])
    table = np.array(rows)
    return table[:-1], table.min(axis=0), table.argmin(axis=0)
