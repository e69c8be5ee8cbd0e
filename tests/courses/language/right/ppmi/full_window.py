def ppmi(tokens, size, window, power, shift):
    n = len(tokens)
    C = np.zeros((size, size))
    for i in range(n):
        for j in range(n):
            gap = abs(i - j)
            if 0 < gap <= window:
                C[tokens[i], tokens[j]] += 1.0 / gap
    total = C.sum()
    pw = C.sum(axis=1) / total
    pc = C.sum(axis=0) ** power
    pc /= pc.sum()
    M = np.zeros((size, size))
    for w in range(size):
        for c in range(size):
            if C[w, c] > 0:
                value = np.log(C[w, c] / total / (pw[w] * pc[c] * shift))
                if value > 0:
                    M[w, c] = value
    return C, M
