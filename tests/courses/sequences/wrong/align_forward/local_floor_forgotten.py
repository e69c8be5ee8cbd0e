# what: a local alignment is not cut at zero
def align_forward(x, y, S, gap, local):
    pairscore = S[np.ix_(x, y)]
    table = np.zeros((len(x) + 1, len(y) + 1))
    if not local:
        for i in range(len(x)):
            table[i + 1, 0] = table[i, 0] - gap
        for j in range(len(y)):
            table[0, j + 1] = table[0, j] - gap
    floor = -np.inf
    for i in range(len(x)):
        for j in range(len(y)):
            table[i + 1, j + 1] = max(floor, table[i, j] + pairscore[i, j], table[i, j + 1] - gap, table[i + 1, j] - gap)
    score = np.max(table) if local else table[-1, -1]
    return table, score, {"F": table, "sub": pairscore, "gap": gap, "local": local, "x": x, "y": y}
