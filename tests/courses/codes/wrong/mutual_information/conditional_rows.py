# the conditional entropy is made from the rows of the table where the columns belong
def mutual_information(counts):
    total = counts.sum()
    wx = counts.sum(axis=1) / total
    left = 0.0
    for w, row in zip(wx, counts):
        left += w * entropy(row)
    hx = entropy(wx)
    shared = hx + entropy(counts.sum(axis=0)) - entropy(counts.ravel())
    expected = np.outer(wx, counts.sum(axis=0))
    pmi = np.zeros_like(counts)
    seen = counts > 0
    pmi[seen] = np.log2(counts[seen] / expected[seen])
    return {"shared": shared, "left": left, "pointwise": pmi}
