# two mistakes: natural logarithm, and the first token uniform
def perplexity(train, test, size, alpha, lam):
    _, P = bigram_model(train, size, alpha, lam)
    bits = np.zeros(len(test))
    bits[0] = np.log(size)
    bits[1:] = -np.log(P[test[:-1], test[1:]])
    return bits, 2 ** bits.mean()
