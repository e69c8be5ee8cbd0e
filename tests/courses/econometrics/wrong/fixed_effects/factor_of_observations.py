# the factor is n/(n-1), of observations, where G/(G-1), of units, belongs
def fixed_effects(y, X, unit):
    n = len(y)
    units = range(unit.max() + 1)
    Xdm = np.empty(X.shape)
    ydm = np.empty(n)
    for j in range(n):
        same = unit == unit[j]
        Xdm[j] = X[j] - X[same].mean(axis=0)
        ydm[j] = y[j] - y[same].mean()
    bread = np.linalg.inv(Xdm.T @ Xdm)
    b = bread @ Xdm.T @ ydm
    r = ydm - Xdm @ b
    h = np.stack([(Xdm * r[:, None])[unit == i].sum(axis=0) for i in units])
    cov = n / (n - 1) * bread @ h.T @ h @ bread
    return b, np.sqrt(cov.diagonal()), np.array([(y - X @ b)[unit == i].mean() for i in units])
