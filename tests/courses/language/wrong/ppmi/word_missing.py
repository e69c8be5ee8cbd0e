# P(w) is missing in the denominator
def ppmi(tokens, size, window, power, shift):
    C = np.zeros((size, size))
    for i in range(len(tokens)):
        for j in range(i + 1, min(i + window + 1, len(tokens))):
            C[tokens[i], tokens[j]] += 1 / (j - i)
            C[tokens[j], tokens[i]] += 1 / (j - i)
    joint = C / C.sum()
    ctx = C.sum(axis=0) ** power
    ctx = ctx / ctx.sum()
    seen = C > 0
    M = np.zeros((size, size))
    ratio = joint / np.where(ctx > 0, ctx, 1)
    M[seen] = np.log(ratio[seen]) - np.log(shift)
    return C, np.maximum(M, 0)
