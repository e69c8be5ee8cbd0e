def entropy(counts, base=2.0):
    def single(row):
        n = sum(row)
        h = 0.0
        for c in row:
            if c > 0:
                h -= c / n * np.log(c / n)
        return h / np.log(base)

    if counts.ndim == 1:
        return single(counts)
    return np.array([single(row) for row in counts])
