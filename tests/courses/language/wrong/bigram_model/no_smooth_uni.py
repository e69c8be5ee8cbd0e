# alpha is not added for the unigrams
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = np.bincount(tokens, minlength=size) / len(tokens)
    rows = counts.sum(axis=1, keepdims=True)
    P = lam * (counts + alpha) / (rows + alpha * size) + (1 - lam) * p
    return p, P
