# outer product transposed: the power is on the rows' side
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
    expected = np.outer(context, word)
    M = np.zeros((size, size))
    M[C > 0] = np.log(joint[C > 0] / expected[C > 0]) - np.log(shift)
    M = np.maximum(M, 0)
    return C, M
