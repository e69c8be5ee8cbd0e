# counts word before given word after: indices of the count matrix exchanged
def bigram_model(tokens, size, alpha, lam):
    big = np.zeros((size, size))
    for a, b in zip(tokens[:-1], tokens[1:]):
        big[b, a] += 1
    uni = np.zeros(size)
    for w in tokens:
        uni[w] += 1
    uni = (uni + alpha) / np.sum(uni + alpha)
    big = big + alpha
    big = big / big.sum(axis=1, keepdims=True)
    return uni, lam * big + (1 - lam) * uni
