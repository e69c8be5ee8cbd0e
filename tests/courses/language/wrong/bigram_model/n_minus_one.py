# the unigrams are divided by the number of pairs, not of tokens
def bigram_model(tokens, size, alpha, lam):
    pairs = len(tokens) - 1
    counts = np.zeros((size, size))
    for s in range(pairs):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (pairs + alpha * size)
    after = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha * size)
    P = lam * after + (1 - lam) * p
    return p, P
