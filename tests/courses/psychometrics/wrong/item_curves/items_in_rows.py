# the results are transposed: items in rows, persons in columns
def item_curves(theta, a, b, c):
    rows_p, rows_s = [], []
    for aj, bj, cj in zip(a, b, c):
        s = 1 / (1 + np.exp(-D * aj * (theta - bj)))
        rows_p.append(cj + (1 - cj) * s)
        rows_s.append(D * aj * (1 - cj) * s * (1 - s))
    return np.array(rows_p), np.array(rows_s)
