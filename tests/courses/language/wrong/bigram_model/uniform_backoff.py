# mixes with the uniform distribution, not the unigrams
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    after = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha * size)
    P = lam * after + (1 - lam) / size
    return p, P
