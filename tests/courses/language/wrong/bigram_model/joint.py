# divided by the number of all pairs: a joint instead of a conditional distribution
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    smoothed = counts + alpha
    after = smoothed / smoothed.sum()
    return p, lam * after + (1 - lam) * p
