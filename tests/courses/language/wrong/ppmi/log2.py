# logarithm to base 2
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for d in range(1, min(window, len(tokens) - 1) + 1):
        for a, b in zip(tokens[:-d], tokens[d:]):
            C[a, b] += 1 / d
            C[b, a] += 1 / d
    joint = C / C.sum()
    word = joint.sum(axis=1)
    context = joint.sum(axis=0) ** power
    context /= context.sum()
    M = np.zeros_like(C)
    r, c = np.nonzero(C)
    M[r, c] = np.log2(joint[r, c] / word[r] / context[c]) - np.log2(shift)
    return C, np.where(M > 0, M, 0)
