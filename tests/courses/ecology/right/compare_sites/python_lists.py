# list comprehensions and plain python, the nearest by min with a key
def compare_sites(x):
    rows = [list(map(float, row)) for row in x]
    n = len(rows)
    S = [sum(v > 0 for v in row) for row in rows]
    H = [sum(v / sum(row) * np.log(sum(row) / v) for v in row if v > 0) for row in rows]
    J = [h / np.log(s) if s > 1 else 0.0 for h, s in zip(H, S)]
    D = [[sum(abs(a - b) for a, b in zip(u, v)) / (sum(u) + sum(v)) for v in rows] for u in rows]
    near = [min([j for j in range(n) if j != i], key=lambda j: D[i][j]) for i in range(n)]
    return dict(richness=np.array(S), shannon=np.array(H), evenness=np.array(J),
                distance=np.array(D), nearest=np.array(near))
