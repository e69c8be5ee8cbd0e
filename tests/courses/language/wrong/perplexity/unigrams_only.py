# all tokens get their unigram probability
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    bits = -np.log2(p[test])
    mean = bits.sum() / len(bits)
    return bits, 2**mean
