# the text is taken as a circle: the last word is followed by the first
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    np.add.at(counts, (tokens, np.roll(tokens, -1)), 1)
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    after = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha * size)
    return p, lam * after + (1 - lam) * p
