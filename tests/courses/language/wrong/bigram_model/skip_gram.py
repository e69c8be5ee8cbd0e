# counts the word after next
def bigram_model(tokens, size, alpha, lam):
    C = np.zeros((size, size))
    for s in range(len(tokens) - 2):
        C[tokens[s], tokens[s + 2]] += 1
    unigram = (np.bincount(tokens, minlength=size) + alpha) / (len(tokens) + alpha * size)
    bigram = (C + alpha) / (C.sum(axis=1, keepdims=True) + alpha * size)
    return unigram, lam * bigram + (1 - lam) * unigram
