# alpha only stands in the denominator of the bigrams
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for prev, nxt in zip(tokens, tokens[1:]):
        counts[prev, nxt] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    out = np.zeros((size, size))
    for i in range(size):
        for j in range(size):
            out[i, j] = lam * counts[i, j] / (counts[i].sum() + alpha * size) + (1 - lam) * p[j]
    return p, out
