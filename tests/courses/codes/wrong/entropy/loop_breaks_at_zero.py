# at a count of zero the loop ends instead of going on with the next one
def entropy(counts, base=2.0):
    def h_of(row):
        s = np.sum(row)
        h = 0.0
        for c in row:
            if c == 0:
                break
            h += (c / s) * np.log(s / c)
        return h / np.log(base)

    if counts.ndim == 1:
        return h_of(counts)
    return np.array([h_of(r) for r in counts])
