# the unigram is added without its weight 1 - lam
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = np.bincount(tokens, minlength=size) + alpha
    p = p / p.sum()
    cond = counts + alpha
    cond /= cond.sum(axis=1, keepdims=True)
    return p, p + lam * cond
