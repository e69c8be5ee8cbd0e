# each surprise is multiplied by its probability, as in an entropy
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    probs = np.empty(len(test))
    probs[0] = p[test[0]]
    probs[1:] = P[test[:-1], test[1:]]
    bits = -probs * np.log2(probs)
    return bits, 2 ** np.mean(bits)
