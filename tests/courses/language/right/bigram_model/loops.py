def bigram_model(tokens, size, alpha, lam):
    n = len(tokens)
    p = np.zeros(size)
    for w in range(size):
        p[w] = (sum(1 for x in tokens if x == w) + alpha) / (n + size * alpha)
    P = np.zeros((size, size))
    for i in range(size):
        row = [alpha] * size
        for s in range(1, n):
            if tokens[s - 1] == i:
                row[tokens[s]] += 1
        for j in range(size):
            P[i, j] = p[j] + lam * (row[j] / sum(row) - p[j])
    return p, P
