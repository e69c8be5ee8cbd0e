# each token is also paired with itself
def ppmi(tokens, size, window, power, shift):
    n = len(tokens)
    C = np.zeros((size, size))
    for i in range(n):
        for j in range(max(0, i - window), min(n, i + window + 1)):
            C[tokens[i], tokens[j]] += 1 / max(abs(i - j), 1)
    joint = C / C.sum()
    word = joint.sum(axis=1)
    context = joint.sum(axis=0) ** power
    context = context / context.sum()
    seen = C > 0
    M = np.zeros((size, size))
    M[seen] = np.log(joint[seen] / np.outer(word, context)[seen]) - np.log(shift)
    return C, np.maximum(M, 0)
