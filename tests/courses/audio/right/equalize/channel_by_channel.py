def equalize(x, cutoffs, q, gains_db, rate):
    def run(row, b, a):
        x1 = x2 = y1 = y2 = 0.0
        out = []
        for s in row:
            o = b[0] * s + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
            x2, x1 = x1, s
            y2, y1 = y1, o
            out.append(o)
        return np.array(out)

    filters = [biquad_coefficients("peak", f, q, g, rate) for f, g in zip(cutoffs, gains_db)]
    rows = []
    change = []
    for row in x:
        out = row
        for b, a in filters:
            out = run(out, b, a)
        rows.append(out)
        change.append(20 * np.log10(np.linalg.norm(out) / np.linalg.norm(row)))
    return np.array(rows), np.array(change)
