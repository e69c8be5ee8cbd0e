# the loop over the symbols begins at 1
def entropy(counts, base=2.0):
    rows = np.atleast_2d(counts)
    out = []
    for row in rows:
        tot = row.sum()
        h = 0
        for i in range(1, len(row)):
            if row[i] == 0:
                continue
            pi = row[i] / tot
            h = h - pi * np.log(pi) / np.log(base)
        out.append(h)
    return np.array(out) if counts.ndim > 1 else out[0]
