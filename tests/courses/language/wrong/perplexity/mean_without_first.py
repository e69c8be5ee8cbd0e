# the mean in the value leaves out the first token's surprise
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    first = -np.log2(p[test[0]])
    rest = -np.log2(P[test[:-1], test[1:]])
    bits = np.append(first, rest)
    H = rest.sum() / max(len(rest), 1)
    return bits, 2**H
