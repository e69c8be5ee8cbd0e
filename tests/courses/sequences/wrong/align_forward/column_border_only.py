# what: only the first column gets its gaps, the first row stays zero
def align_forward(x, y, S, gap, local):
    sub = S[np.ix_(x, y)]
    F = np.zeros((len(x) + 1, len(y) + 1))
    if not local:
        for i in range(len(x)):
            F[i + 1, 0] = F[i, 0] - gap
    floor = 0 if local else -np.inf
    for i in range(len(x)):
        for j in range(len(y)):
            F[i + 1, j + 1] = max(floor, F[i, j] + sub[i, j], F[i, j + 1] - gap, F[i + 1, j] - gap)
    score = np.max(F) if local else F[-1, -1]
    return F, score, {"F": F, "sub": sub, "gap": gap, "local": local, "x": x, "y": y}
