# the second token also gets its unigram probability (loop starts one too late)
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    probs = p[test].copy()
    for t in range(2, len(test)):
        probs[t] = P[test[t - 1], test[t]]
    bits = -np.log2(probs)
    return bits, 2 ** np.mean(bits)
