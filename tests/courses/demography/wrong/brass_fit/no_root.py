# the mean squared error is returned without its root
def brass_fit(lx, ls):
    alpha = []
    beta = []
    error = []
    columns = []
    Ys = 0.5 * np.log((1 - ls) / ls)
    for col in lx.T:
        known = ~np.isnan(col)
        x, y = Ys[known], 0.5 * np.log((1 - col[known]) / col[known])
        xm, ym = x.mean(), y.mean()
        b = np.dot(x - xm, y - ym) / np.dot(x - xm, x - xm)
        a = ym - b * xm
        hat = 1 / (1 + np.exp(2 * (a + b * Ys)))
        new = col.copy()
        new[~known] = hat[~known]
        alpha.append(a)
        beta.append(b)
        error.append(((hat[known] - col[known]) ** 2).mean())
        columns.append(new)
    return np.array(alpha), np.array(beta), np.column_stack(columns), np.array(error)
