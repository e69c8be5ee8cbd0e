# lam weights the unigrams instead of the bigrams
def bigram_model(tokens, size, alpha, lam):
    counts = np.full((size, size), alpha)
    for s in range(1, len(tokens)):
        counts[tokens[s - 1], tokens[s]] += 1
    cond = counts / counts.sum(axis=1)[:, None]
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    return p, (1 - lam) * cond + lam * p[None, :]
