# what: the weights are returned without dividing by the norm
def tfidf_weights(counts):
    n, m = counts.shape
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    weights = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            if counts[i, j] > 0:
                weights[i, j] = (1 + np.log(counts[i, j])) * idf[j]
    return weights, idf
