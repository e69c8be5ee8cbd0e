# always to the base 2
def entropy(counts, base=2.0):
    def single(row):
        n = sum(row)
        h = 0.0
        for c in row:
            if c > 0:
                h -= c / n * np.log2(c / n)
        return h

    if counts.ndim == 1:
        return single(counts)
    return np.array([single(row) for row in counts])
