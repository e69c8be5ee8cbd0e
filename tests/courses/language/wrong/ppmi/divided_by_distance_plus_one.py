# the weight is 1 / (distance + 1)
def ppmi(tokens, size, window, power, shift):
    n = len(tokens)
    C = np.zeros((size, size))
    for i in range(n):
        for off in range(1, window + 1):
            if i + off < n:
                C[tokens[i], tokens[i + off]] += 1 / (off + 1)
                C[tokens[i + off], tokens[i]] += 1 / (off + 1)
    joint = C / C.sum()
    word = joint.sum(axis=1)
    context = joint.sum(axis=0) ** power
    context = context / context.sum()
    seen = C > 0
    M = np.zeros((size, size))
    M[seen] = np.log(joint[seen] / np.outer(word, context)[seen]) - np.log(shift)
    return C, np.maximum(M, 0)
