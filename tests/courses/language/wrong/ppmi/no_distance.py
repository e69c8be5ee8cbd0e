# each pair counts 1, whatever its distance
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for k in range(1, window + 1):
        np.add.at(C, (tokens[:-k], tokens[k:]), 1)
    C = C + C.T
    total = C.sum()
    ctx = (C.sum(0) / total) ** power
    ctx /= ctx.sum()
    expected = np.outer(C.sum(1) / total, ctx)
    M = np.zeros((size, size))
    M[C > 0] = np.log(C[C > 0] / total / expected[C > 0] / shift)
    M[M < 0] = 0
    return C, M
