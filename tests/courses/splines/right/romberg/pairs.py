def romberg(f, a, b, levels):
    rows = []
    for i in range(levels + 1):
        g = f[:: 2 ** (levels - i)]
        row = [np.sum((g[1:] + g[:-1]) / 2) * (b - a) / (len(g) - 1)]
        for j in range(i):
            q = 4.0 ** (j + 1)
            row.append((q * row[j] - rows[-1][j]) / (q - 1))
        rows.append(row)
    R = np.array([row + [0.0] * (levels + 1 - len(row)) for row in rows])
    return R, abs(rows[-1][-1] - rows[-1][-2])
