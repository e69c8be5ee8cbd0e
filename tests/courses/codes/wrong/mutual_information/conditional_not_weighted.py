# the entropies of the columns are averaged without the columns' probabilities
def mutual_information(counts):
    total = counts.sum()
    py = counts.sum(axis=0) / total
    given_y = entropy(counts.T)
    left = np.mean(given_y)
    hx = entropy(counts.sum(axis=1))
    joint = entropy(counts.ravel())
    shared = hx + entropy(py) - joint
    expected = np.outer(counts.sum(axis=1), counts.sum(axis=0)) / total
    pmi = np.zeros_like(counts)
    for i, j in zip(*np.nonzero(counts)):
        pmi[i, j] = np.log2(counts[i, j] / expected[i, j])
    return {"shared": shared, "left": left, "pointwise": pmi}
