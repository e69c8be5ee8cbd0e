# natural logarithm instead of log2
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    q = np.concatenate(([p[test[0]]], P[test[:-1], test[1:]]))
    bits = -np.log(q)
    return bits, 2 ** bits.mean()
