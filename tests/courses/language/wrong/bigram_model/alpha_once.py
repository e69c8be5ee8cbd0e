# the denominator gets alpha once, not once per word of the vocabulary
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    cond = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha)
    P = lam * cond + (1 - lam) * p
    return p, P
