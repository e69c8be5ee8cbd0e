# the first token has probability 1 / size instead of its unigram
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    probs = np.full(len(test), 1 / size)
    probs[1:] = P[test[:-1], test[1:]]
    bits = -np.log2(probs)
    return bits, 2 ** np.mean(bits)
