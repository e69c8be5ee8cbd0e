# rows are divided by the sums of the columns
def bigram_model(tokens, size, alpha, lam):
    c = np.zeros((size, size))
    np.add.at(c, (tokens[:-1], tokens[1:]), 1)
    p = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    P = (c + alpha) / (c.sum(axis=0) + alpha * size)
    return p, lam * P + (1 - lam) * p
