# counts each pair in both directions
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        a, b = tokens[s], tokens[s + 1]
        counts[a, b] += 1
        counts[b, a] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    P = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha * size)
    P = lam * P + (1 - lam) * p
    return p, P
