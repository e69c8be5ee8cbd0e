def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for k in range(1, min(window, len(tokens) - 1) + 1):
        np.add.at(C, (tokens[:-k], tokens[k:]), 1.0 / k)
    C = C + C.T
    rows = C.sum(axis=1)
    q = rows**power / np.sum(rows**power)
    M = np.zeros_like(C)
    a, b = np.nonzero(C)
    M[a, b] = np.maximum(np.log(C[a, b]) - np.log(rows[a]) - np.log(q[b]) - np.log(shift), 0)
    return C, M
