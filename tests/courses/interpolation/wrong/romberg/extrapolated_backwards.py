# what: the correction is subtracted instead of added
def romberg(y, a, b):
    intervals = len(y) - 1
    rows = []
    n = 1
    while n <= intervals:
        f = y[:: intervals // n]
        row = [(b - a) / n * (f[0] / 2 + sum(f[1:-1]) + f[-1] / 2)]
        for j in range(len(rows)):
            row.append(row[j] - (row[j] - rows[-1][j]) / (4 ** (j + 1) - 1))
        rows.append(row)
        n *= 2
    R = np.zeros((len(rows), len(rows)))
    for k, row in enumerate(rows):
        R[k, : len(row)] = row
    return R
