# bigrams are divided by the counts of all tokens, the last one included
def bigram_model(tokens, size, alpha, lam):
    uni = np.bincount(tokens, minlength=size)
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (uni + alpha) / (len(tokens) + alpha * size)
    after = (counts + alpha) / (uni[:, None] + alpha * size)
    P = lam * after + (1 - lam) * p
    return p, P
