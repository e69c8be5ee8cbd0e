# alpha and lam are handed over in the wrong order
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, lam, alpha)
    probs = np.r_[p[test[0]], P[test[:-1], test[1:]]]
    bits = -np.log2(probs)
    return bits, 2 ** np.mean(bits)
