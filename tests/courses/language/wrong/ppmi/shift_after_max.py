# the shift is taken away after negative values were set to zero
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(i + 1, min(i + window + 1, len(tokens))):
            C[tokens[i], tokens[j]] += 1 / (j - i)
            C[tokens[j], tokens[i]] += 1 / (j - i)
    joint = C / C.sum()
    word = joint.sum(axis=1)
    context = joint.sum(axis=0) ** power
    context = context / context.sum()
    seen = C > 0
    M = np.zeros((size, size))
    M[seen] = np.log(joint[seen] / np.outer(word, context)[seen])
    M = np.maximum(M, 0) - np.log(shift)
    return C, M
