# the value is e to the mean of bits, not 2
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    probs = np.empty(len(test))
    probs[0] = p[test[0]]
    probs[1:] = P[test[:-1], test[1:]]
    bits = np.log2(1 / probs)
    return bits, np.exp(bits.mean())
