# the polarizer is an ideal one: the leakage is not used
def mueller_train(S, elements):
    POL = lambda e: np.array(
        [[1 + e, 1 - e, 0, 0], [1 - e, 1 + e, 0, 0], [0, 0, 2 * np.sqrt(e), 0], [0, 0, 0, 2 * np.sqrt(e)]]
    ) / 2
    RET = lambda d: np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, np.cos(d), np.sin(d)], [0, 0, -np.sin(d), np.cos(d)]])
    ROT = lambda a: np.array(
        [[1, 0, 0, 0], [0, np.cos(2 * a), np.sin(2 * a), 0], [0, -np.sin(2 * a), np.cos(2 * a), 0], [0, 0, 0, 1]]
    )
    cur = S
    rows = []
    for e in elements:
        if e[0] == "polarizer":
            M = POL(0.0)
        else:
            M = RET(e[2])
        cur = ROT(-e[1]).dot(M).dot(ROT(e[1])).dot(cur)
        rows.append(cur[0])
    deg = np.sqrt(cur[1] ** 2 + cur[2] ** 2 + cur[3] ** 2) / cur[0]
    psi = np.arctan2(cur[2], cur[1]) * 0.5
    chi = np.arctan2(cur[3], np.sqrt(cur[1] ** 2 + cur[2] ** 2)) * 0.5
    return cur, np.transpose(rows), deg, psi, chi
