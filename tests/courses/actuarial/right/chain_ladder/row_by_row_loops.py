# cumulates, finds the factors and projects row by row with plain loops
def chain_ladder(paid, tail):
    n = len(paid)
    C = [[0.0] * n for _ in range(n)]
    for i in range(n):
        run = 0.0
        for j in range(n - i):
            run += paid[i][j]
            C[i][j] = run
    f = []
    for j in range(n - 1):
        num = sum(C[i][j + 1] for i in range(n - 1 - j))
        den = sum(C[i][j] for i in range(n - 1 - j))
        f.append(num / den)
    reserve = []
    for i in range(n):
        so_far = C[i][n - 1 - i]
        for j in range(n - i, n):
            C[i][j] = C[i][j - 1] * f[j - 1]
        reserve.append(tail * C[i][n - 1] - so_far)
    return {"f": np.array(f), "full": np.array(C), "reserve": np.array(reserve)}
