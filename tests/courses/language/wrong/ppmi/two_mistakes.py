# two mistakes: no weight by distance, and no power
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(i + 1, min(i + window + 1, len(tokens))):
            C[tokens[i], tokens[j]] += 1
            C[tokens[j], tokens[i]] += 1
    N = C.sum()
    M = np.zeros((size, size))
    for a, b in zip(*np.nonzero(C)):
        M[a, b] = max(0, np.log(C[a, b] * N / C[a].sum() / C[:, b].sum()) - np.log(shift))
    return C, M
