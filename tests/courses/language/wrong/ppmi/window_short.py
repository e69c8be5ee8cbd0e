# the window ends one place too early
def ppmi(tokens, size, window, power, shift):
    n = len(tokens)
    C = np.zeros((size, size))
    for i in range(n):
        for j in range(i + 1, min(i + window, n)):
            w = 1 / (j - i)
            C[tokens[i], tokens[j]] += w
            C[tokens[j], tokens[i]] += w
    M = np.zeros((size, size))
    s = C > 0
    J = C / max(C.sum(), 1e-9)
    q = J.sum(axis=0) ** power
    q = q / max(q.sum(), 1e-9)
    M[s] = np.log(J[s] / np.outer(J.sum(axis=1), q)[s]) - np.log(shift)
    return C, np.maximum(M, 0)
