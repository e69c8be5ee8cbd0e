# the unigram of the word before is mixed in, not of the word after
def bigram_model(tokens, size, alpha, lam):
    counts = np.zeros((size, size))
    for s in range(len(tokens) - 1):
        counts[tokens[s], tokens[s + 1]] += 1
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    smooth = (counts + alpha) / (counts.sum(axis=1, keepdims=True) + alpha * size)
    P = lam * smooth + (1 - lam) * p.reshape(size, 1)
    return p, P
