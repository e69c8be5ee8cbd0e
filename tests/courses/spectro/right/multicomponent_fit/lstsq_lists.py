def multicomponent_fit(epsilon, absorbance, path, limit):
    columns, sds = [], []
    for a, l in zip(absorbance.T, path):
        keep = ~(a >= limit)
        K = l * epsilon[keep, :]
        x = np.linalg.lstsq(K, a[keep], rcond=None)[0]
        x[x < 0] = 0
        r = a[keep] - K @ x
        columns.append(x)
        sds.append((r @ r / (keep.sum() - x.size)) ** 0.5)
    return np.column_stack(columns), np.array(sds)
