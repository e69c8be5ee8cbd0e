# pairs that occur several times are counted once (+= with an index array)
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    counts[tokens[:-1], tokens[1:]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    total = counts.sum(axis=1, keepdims=True) + alpha * size
    P = lam * ((counts + alpha) / total) + (1 - lam) * p
    return p, P
