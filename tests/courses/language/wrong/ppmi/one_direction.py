# pairs are only counted forward
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(i + 1, min(i + window + 1, len(tokens))):
            C[tokens[i], tokens[j]] += 1 / (j - i)
    J = C / C.sum()
    q = J.sum(axis=0) ** power
    q = q / q.sum()
    M = np.zeros((size, size))
    s = C > 0
    M[s] = np.log(J[s] / np.outer(J.sum(axis=1), q)[s]) - np.log(shift)
    return C, np.maximum(M, 0)
