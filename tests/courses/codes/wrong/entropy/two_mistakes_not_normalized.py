# the counts are not normalized, and the logarithm is to the base 2 always
def entropy(counts, base=2.0):
    def h_of(row):
        positive = row[row > 0]
        return -np.dot(positive, np.log2(positive))

    if counts.ndim == 1:
        return h_of(counts)
    return np.array([h_of(r) for r in counts])
