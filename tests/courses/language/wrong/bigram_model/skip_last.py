# the last pair is not counted
def bigram_model(tokens, size, alpha, lam):
    n = len(tokens)
    counts = np.zeros((size, size))
    t = 0
    while t < n - 2:
        counts[tokens[t]][tokens[t + 1]] += 1
        t += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (n + alpha * size)
    P = (counts + alpha) / (counts.sum(1).reshape(-1, 1) + alpha * size)
    return p, lam * P + (1 - lam) * p
