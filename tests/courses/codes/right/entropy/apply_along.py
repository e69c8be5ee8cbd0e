def entropy(counts, base=2.0):
    def surprise(row):
        q = row[np.nonzero(row)] / row.sum()
        return np.dot(q, np.log2(1 / q)) / np.log2(base)

    return np.apply_along_axis(surprise, -1, counts)
