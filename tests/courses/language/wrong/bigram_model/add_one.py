# adds one to the bigram counts, whatever alpha is
def bigram_model(tokens, size, alpha, lam):
    counts = np.ones((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    P = lam * counts / counts.sum(axis=1, keepdims=True) + (1 - lam) * p
    return p, P
