# what: the derivative of the product (t-x_0)...(t-x_{k-1}) is taken as k times the product of one factor less, as for a power
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)
    p = np.zeros(t.shape)
    dp = np.zeros(t.shape)
    basis = np.ones(t.shape)
    for k in range(len(c)):
        p += c[k] * basis
        if k + 1 < len(c):
            dp += (k + 1) * c[k + 1] * basis
        basis = basis * (t - x[k])
    return p, dp
