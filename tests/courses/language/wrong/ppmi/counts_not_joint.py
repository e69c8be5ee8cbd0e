# counts instead of joint probabilities over the product of the probabilities
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(i + 1, min(i + window + 1, len(tokens))):
            C[tokens[i], tokens[j]] += 1 / (j - i)
            C[tokens[j], tokens[i]] += 1 / (j - i)
    word = C.sum(axis=1) / C.sum()
    context = C.sum(axis=0) ** power
    context = context / context.sum()
    seen = C > 0
    M = np.zeros((size, size))
    M[seen] = np.log(C[seen] / np.outer(word, context)[seen]) - np.log(shift)
    return C, np.maximum(M, 0)
